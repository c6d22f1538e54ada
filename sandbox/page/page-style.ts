/** The product's colours, light and dark; no fonts and no files to load. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.968 0.009 108), oklch(0.162 0.011 158));
  --surface: light-dark(oklch(0.993 0.004 108), oklch(0.2 0.013 158));
  --line: light-dark(oklch(0.888 0.012 112), oklch(0.285 0.014 156));
  --line-strong: light-dark(oklch(0.62 0.016 130), oklch(0.52 0.016 150));
  --ink: light-dark(oklch(0.205 0.024 155), oklch(0.958 0.012 110));
  --ink-2: light-dark(oklch(0.4 0.022 150), oklch(0.79 0.014 120));
  --volt: oklch(0.905 0.205 118);
  --on-volt: oklch(0.205 0.024 155);
  --good: light-dark(oklch(0.45 0.115 152), oklch(0.8 0.145 152));
  --bad: light-dark(oklch(0.5 0.185 27), oklch(0.755 0.14 24));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.43 ui-sans-serif, system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 1312px; margin: 0 auto; padding: 16px; }
header p { max-width: 70ch; color: var(--ink-2); }
h1 { font-size: 32px; line-height: 1; letter-spacing: -0.035em; font-weight: 720; margin: 16px 0; }
h2 { font-size: 24px; margin: 32px 0 12px; }
.card > h2 { margin-top: 0; font-size: 18px; }
h3 { font-size: 15px; margin: 0 0 8px; }
h4 { font-size: 13px; color: var(--ink-2); margin: 16px 0 4px; }
.stores { display: grid; gap: 20px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr)); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 20px; min-width: 0; }
ul, ol { list-style: none; margin: 0; padding: 0; }
li { padding: 8px 0; border-top: 1px solid var(--line); }
.quiet, time { color: var(--ink-2); }
code, pre, time { font-family: ui-monospace, Menlo, monospace; font-size: 12px; }
pre { overflow: auto; max-height: 320px; white-space: pre-wrap; }
.pill { border: 1px solid var(--line-strong); border-radius: 999px; padding: 0 8px; font-size: 12px; font-weight: 600; white-space: nowrap; display: inline-block; }
.live { background: var(--volt); color: var(--on-volt); border-color: var(--volt); }
.good { color: var(--good); }
.bad { color: var(--bad); }
.row label { min-width: 0; }
.row select { min-width: 0; flex: 1; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
form label { display: flex; gap: 8px; align-items: center; min-height: 32px; overflow-wrap: normal; }
form label:not(:has([type=checkbox], [type=radio])) { flex-wrap: wrap; }
input[type=number], input[type=text], input[type=email], select { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line-strong); border-radius: 8px; padding: 4px 8px; max-width: 100%; }
button { font: inherit; font-weight: 600; color: inherit; background: transparent; border: 1px solid var(--line-strong); border-radius: 8px; padding: 6px 12px; min-height: 36px; cursor: pointer; }
button.main { background: var(--volt); color: var(--on-volt); border-color: var(--volt); }
a { color: inherit; font-weight: 600; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
summary { cursor: pointer; min-height: 32px; }
fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
legend { font-weight: 600; font-size: 13px; color: var(--ink-2); padding: 0; }
.controls { display: grid; gap: 20px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); margin: 8px 0 16px; }
.controls label { justify-content: space-between; }
.controls label:has([type=checkbox]) { justify-content: flex-start; }
.controls select, .controls input[type=number] { width: 160px; flex: none; }
.scroll { overflow-x: auto; padding: 0 20px; margin: 12px 0; }
table { border-collapse: collapse; width: 100%; min-width: 640px; overflow-wrap: normal; }
th, td { text-align: left; font-weight: 400; padding: 8px 12px 8px 0; border-top: 1px solid var(--line); vertical-align: top; }
thead th { border-top: 0; font-size: 12px; color: var(--ink-2); white-space: nowrap; }
td { font-variant-numeric: tabular-nums; }
td time { white-space: nowrap; }
.row a { padding: 8px 0; }
.names { columns: 16ch; }
.names li { border: 0; padding: 2px 0; }
form + form { margin-top: 8px; }
.code { font-family: ui-monospace, Menlo, monospace; font-size: 28px; letter-spacing: 0.12em; }
[aria-labelledby=authenticator] input { flex: 1; min-width: 0; margin-bottom: 8px; }
input[type=search] { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line-strong); border-radius: 8px; padding: 4px 8px; min-height: 36px; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 8px; background: white; }
`;
