// The editor: CodeMirror with the words of a module file.
import { basicSetup } from "codemirror";
import { EditorView } from "@codemirror/view";
import { EditorState } from "@codemirror/state";
import { autocompletion } from "@codemirror/autocomplete";
import { StreamLanguage } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { lua } from "@codemirror/legacy-modes/mode/lua";

function complete(words) {
  return context => {
    const found = context.matchBefore(/[\w.]+/);
    if (!found && !context.explicit) return null;
    const at = found ? found.text.lastIndexOf(".") : -1;
    return { from: found ? found.from + at + 1 : context.pos,
      options: words.map(([label, detail]) => ({ label, detail,
        type: "keyword" })), validFor: /^\w*$/ };
  };
}

export class Editor {
  constructor(parent, words, title, changed) {
    this.changed = changed;
    this.extensions = [basicSetup, StreamLanguage.define(lua), lintGutter(),
      autocompletion({ override: [complete(words)] }),
      EditorView.contentAttributes.of({ "aria-label": title, tabindex: "0" }),
      EditorView.updateListener.of(update => {
        if (update.docChanged && !this.quiet) this.changed(this.text());
      })];
    this.view = new EditorView({ parent });
    this.open("");
  }
  open(text) {
    this.quiet = true;
    this.view.setState(EditorState.create({ doc: text,
      extensions: this.extensions }));
    this.quiet = false;
  }
  text() { return this.view.state.doc.toString(); }
  // problems: { line, text }
  mark(problems) {
    const { doc } = this.view.state;
    this.view.dispatch(setDiagnostics(this.view.state, problems.map(p => {
      const line = doc.line(Math.min(Math.max(1, p.line), doc.lines));
      return { from: line.from, to: Math.max(line.to, line.from),
        severity: "error", message: p.text };
    })));
  }
  go(line) {
    const { doc } = this.view.state;
    const at = doc.line(Math.min(Math.max(1, line), doc.lines)).from;
    this.view.dispatch({ selection: { anchor: at }, scrollIntoView: true });
    this.view.focus();
  }
}
