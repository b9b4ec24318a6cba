/* Asks a server with libmatedict, and prints what it finds: mate HOST PORT entry|matches */
#include <gdict/gdict.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static GMainLoop *loop;
static int status = EXIT_SUCCESS;

static void on_definition(GdictContext *context, GdictDefinition *definition) {
    puts(gdict_definition_get_text(definition));
}

static void on_match(GdictContext *context, GdictMatch *match) {
    printf("%s %s\n", gdict_match_get_database(match), gdict_match_get_word(match));
}

static void on_error(GdictContext *context, const GError *error) {
    fprintf(stderr, "%s\n", error->message);
    status = EXIT_FAILURE;
    g_main_loop_quit(loop);
}

static void on_end(GdictContext *context) {
    g_main_loop_quit(loop);
}

int main(int count, char **arguments) {
    if (count != 4) return 2;
    loop = g_main_loop_new(NULL, FALSE);
    GdictContext *context = gdict_client_context_new(arguments[1], atoi(arguments[2]));
    g_signal_connect(context, "definition-found", G_CALLBACK(on_definition), NULL);
    g_signal_connect(context, "match-found", G_CALLBACK(on_match), NULL);
    g_signal_connect(context, "error", G_CALLBACK(on_error), NULL);
    g_signal_connect(context, "lookup-end", G_CALLBACK(on_end), NULL);
    if (!strcmp(arguments[3], "entry")) gdict_context_define_word(context, "wordnet", "mice", NULL);
    else gdict_context_match_word(context, "*", ".", "mouze", NULL);
    g_main_loop_run(loop);
    g_object_unref(context);
    return status;
}
