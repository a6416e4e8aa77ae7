import { createHash } from 'node:crypto'
import type { DescribedOperation, OpenApi } from './write-open-api.ts'

const STYLE = `
:root { color-scheme: light dark; --line: #8885; --soft: #8881; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem; border-bottom: 1px solid var(--line); }
h2::first-letter { text-transform: uppercase; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
a { color: inherit; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; }
summary { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .6rem .75rem; min-height: 2.75rem; cursor: pointer; }
summary span { opacity: .8; }
details > div { padding: 0 .75rem .75rem; }
h3 { margin: .75rem 0 .25rem; font-size: 1rem; }
code, pre { font: .875rem/1.45 ui-monospace, monospace; }
pre { margin: 0; padding: .75rem; max-height: 24rem; overflow: auto; background: var(--soft); border-radius: .375rem; }
.method { font-weight: 700; text-transform: uppercase; }
`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export type DocsPage = { readonly html: string; readonly policy: string }

/** The description as a page: no script, nothing from elsewhere. It is written for programmers, and in English as the code is. */
export function writeDocsPage({ info, tags, paths }: OpenApi): DocsPage {
  const { title, description } = info
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const sections = tags.map(({ name }, place) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name))
    return `<section><h2 id="room-${place}">${escapeHtml(name)}</h2>${own.map(operationHtml).join('')}</section>`
  })
  const links = tags.map(({ name }, place) => `<li><a href="#room-${place}">${escapeHtml(name)}</a></li>`)
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} API</title><style>${STYLE}</style></head>
<body><header><h1>${escapeHtml(title)} API</h1><p>${escapeHtml(description)}
The same for programs: <a href="/v1/openapi.json">OpenAPI 3.1</a>.</p></header>
<nav aria-label="Subjects"><ul>${links.join('')}</ul></nav><main>${sections.join('')}</main></body></html>`
  return { html, policy: POLICY }
}

type Listed = { readonly method: string; readonly path: string; readonly operation: DescribedOperation }

function operationHtml({ method, path, operation }: Listed): string {
  const { parameters, requestBody, responses, summary } = operation
  const parts = [part('Parameters', parameters), part('Body', requestBody), part('Answers', responses)]
  return `<details><summary><span class="method">${escapeHtml(method)}</span><code>/v1${escapeHtml(path)}</code>
<span>${escapeHtml(summary)}</span></summary><div>${parts.join('')}</div></details>`
}

function part(title: string, value: unknown): string {
  if (value === undefined) return ''
  // Reachable by keyboard, because it scrolls.
  return `<h3>${title}</h3><pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
