/* web_loop.h - waiting for something to happen. */
#ifndef TESSERA_WEB_LOOP_H
#define TESSERA_WEB_LOOP_H

#include "serve/web_conn.h"

#ifdef HAVE_LWS

/* Makes server->context, on a loop of libuv where there is one. */
void webI_make_context(web *server, struct lws_context_creation_info *info);
/* Waits for something to happen, no longer than so many milliseconds. */
void webI_wait(web *server, int ms);
/* Closes context and loop. */
void webI_free_context(web *server);

#endif
#endif
