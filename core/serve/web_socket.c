/* web_socket.c - messages of WebSockets. */
#include "web.h"

#ifdef HAVE_LWS

#include <stdlib.h>
#include <string.h>

static bool append(conn *c, const void *data, size_t len)
{
    if (len == 0) return true;
    if (c->in_len + len > c->in_room) {
        size_t room = c->in_len + len;
        char *in = realloc(c->in, room);
        if (!in) return false;
        c->in = in;
        c->in_room = room;
    }
    memcpy(c->in + c->in_len, data, len);
    c->in_len += len;
    return true;
}

static int refuse(struct lws *wsi, enum lws_close_status code,
                  const char *reason)
{
    lws_close_reason(wsi, code, (unsigned char *)reason, strlen(reason));
    return -1;
}

int webI_on_message(web *server, conn *c, const void *data, size_t len)
{
    struct lws *wsi = c->wsi;
    if (c->closing) return 0;
    if (lws_frame_is_binary(wsi))
        return refuse(wsi, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, "text only");
    if (lws_is_first_fragment(wsi)) c->in_len = 0;
    size_t rest = lws_remaining_packet_payload(wsi);
    if (rest > server->options.message ||
        c->in_len + len + rest > server->options.message)
        return refuse(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, "too long");
    if (!append(c, data, len)) return -1;
    if (!lws_is_final_fragment(wsi) || rest > 0) return 0;
    bool queued =
        webI_queue(server, webI_event(WEB_MESSAGE, c->id, c->in, c->in_len));
    free(c->in);
    c->in = NULL;
    c->in_len = c->in_room = 0;
    if (++c->unread >= BUSY && !c->choked) {
        c->choked = true;
        lws_rx_flow_control(wsi, 0);
    }
    return queued ? 0 : -1;
}

int webI_on_writable(conn *c)
{
    while (c->first) {
        parcel *p = c->first;
        if (lws_write(c->wsi, p->room + LWS_PRE, p->len, LWS_WRITE_TEXT) <
            (int)p->len)
            return -1;
        webI_unpack(c);
        if (c->first && lws_send_pipe_choked(c->wsi)) {
            lws_callback_on_writable(c->wsi);
            return 0;
        }
    }
    if (c->closing)
        return refuse(c->wsi, (enum lws_close_status)c->code, c->reason);
    return 0;
}

#endif
