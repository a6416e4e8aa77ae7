/** The product's colours, with a table of contents beside the text if there is room. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f2; --ink: #1a1d24; --card: #fff; --line: #e6dfd2; --muted: #6b6559;
  --get: #2f5d8c; --write: #1f6f54; --delete: #c2331f; --link: #b02c1a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1a1d24; --ink: #fbf8f2; --card: #22262f; --line: #343a46;
  --muted: #a6abb6; --get: #86b6e8; --write: #57c79c; --delete: #ff7a63; --link: #ff9a87; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 6rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 3rem 0 1rem; font-size: 1.375rem; line-height: 1.25; }
h3 { margin: 0; font-size: 1.0625rem; line-height: 1.35; }
h4 { margin: 1.25rem 0 .375rem; font-size: .875rem; color: var(--muted); }
p { margin: .5rem 0; max-width: 42rem; }
code, pre { font: .875em/1.5 ui-monospace, monospace; }
pre { margin: .5rem 0; padding: .75rem 1rem; max-height: 26rem; overflow: auto; border: 1px solid var(--line);
  border-radius: .5rem; background: var(--paper); overflow-wrap: normal; font-size: .8125rem; }
nav summary, nav a { display: flex; align-items: center; min-height: 2.75rem; padding: 0 .5rem; border-radius: .5rem; }
nav summary { gap: .5rem; font-weight: 600; line-height: 1.3; cursor: pointer; list-style: none; }
nav summary::-webkit-details-marker { display: none; }
nav summary::before { content: '›'; flex: none; width: .75rem; color: var(--muted); }
nav [open] > summary::before { rotate: 90deg; }
nav summary::after { content: attr(data-count); flex: none; margin-inline-start: auto; color: var(--muted); font-weight: 400; }
nav ul { margin: 0 0 .5rem; padding: 0 0 0 1.25rem; list-style: none; }
nav a { color: inherit; font-size: .9375rem; line-height: 1.3; text-decoration: none; }
nav a:hover, nav summary:hover { background: var(--card); }
.contents { margin: 1.5rem 0 0; border: 1px solid var(--line); border-radius: .75rem; padding: .5rem; }
.call { margin: 0 0 .75rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
.call > summary { display: grid; grid-template-columns: 4.25rem minmax(0, 1fr); gap: .125rem .5rem; align-items: baseline;
  padding: .75rem 1rem; cursor: pointer; list-style: none; }
.call > summary::-webkit-details-marker { display: none; }
.call > summary > code { grid-column: 2; color: var(--muted); }
.call[open] > summary { border-bottom: 1px solid var(--line); }
nav > a { padding-inline-start: 1.75rem; font-weight: 600; }
.models h3 { margin-top: 2rem; }
.call > div { scroll-margin-top: 6rem; padding: .5rem 1rem 1rem; }
.method { font: 700 .8125rem/1.5 ui-monospace, monospace; text-transform: uppercase; color: var(--write); }
.get { color: var(--get); }
.delete { color: var(--delete); }
.raw { margin-top: 1rem; }
.raw summary { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--muted); text-decoration: underline; cursor: pointer; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th { padding: .25rem .75rem .25rem 0; text-align: start; font-size: .8125rem; color: var(--muted); font-weight: 600; }
td { padding: .375rem .75rem .375rem 0; border-top: 1px solid var(--line); vertical-align: top; }
td:first-child { width: 34%; }
.refusals td:first-child, .refusals th:first-child { width: 4rem; font-variant-numeric: tabular-nums; }
.refusals td:nth-child(2):not(:last-child) { width: 40%; }
.optional { color: var(--muted); font-size: .8125rem; }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: grid; grid-template-columns: minmax(0, 1fr); padding: .5rem 0; border-top: 1px solid var(--line); }
  td, td:first-child, .refusals td:first-child, .refusals td:nth-child(2):not(:last-child) { width: auto; padding: 0; border: 0; }
  .refusals tr { grid-template-columns: 3rem minmax(0, 1fr); }
  .refusals td:last-child { grid-column: 2; }
}
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 18rem minmax(0, 1fr); gap: 0 2.5rem; padding: 2.5rem 2rem 6rem; }
  header, .contents { grid-column: 1; }
  header { grid-column: 2; }
  .contents { position: sticky; top: 1.5rem; grid-row: 1 / span 2; align-self: start; max-height: calc(100vh - 3rem);
    margin: 0; overflow: auto; }
  main { grid-column: 2; }
}
`
