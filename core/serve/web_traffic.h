/* web_traffic.h - data that connections send and receive. Each function returns
 * 0, or -1 to end the connection. */
#ifndef TESSERA_WEB_TRAFFIC_H
#define TESSERA_WEB_TRAFFIC_H

#include "serve/web_conn.h"

#ifdef HAVE_LWS

int webI_on_request(web *server, session *s, struct lws *wsi);
int webI_on_response(session *s);
int webI_on_open(web *server, conn *c);
int webI_on_message(web *server, conn *c, const void *data, size_t len);
int webI_on_writable(conn *c);

#endif
#endif
