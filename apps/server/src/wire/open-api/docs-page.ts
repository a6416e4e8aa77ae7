import { createHash } from 'node:crypto'
import { PROJECT_ID } from '@tablee/contract/channels'
import { LANGUAGE_OF_PROGRAMMERS } from '@tablee/domain/language'
import { STATUS_OF_TYPE } from '../protocol-error.ts'
import { anchorOfCall, callHtml, functionOf, type ListedCall } from './docs-call.ts'
import { anchorOf, escapeHtml, inlineHtml, tableHtml } from './docs-html.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { isPart, membersHtml } from './schema-words.ts'
import type { OpenApi } from './write-open-api.ts'

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const EXAMPLE = `import { Client, Functions } from 'appwrite'

const client = new Client().setEndpoint('https://…/v1').setProject('${PROJECT_ID}')
const execution = await new Functions(client).createExecution(
  'join-quick-tournament',
  JSON.stringify({ code: 'ABC234', playerName: 'Zoé', playerId: secret }),
)
const answer = JSON.parse(execution.responseBody)
if (!answer.success) console.warn(execution.responseStatusCode, answer.reason, answer.message)`

const BEGINNING = `TOKEN=tbl_…
curl -s https://…/v1/functions/get-shop-events/executions \\
  -H "Authorization: Bearer $TOKEN" -d '{"body":"{}"}'
curl -s https://…/v1/functions/generate-advanced-pairings/executions \\
  -H "Authorization: Bearer $TOKEN" -d '{"body":"{\\"tournamentId\\":\\"ID\\",\\"roundNumber\\":1}"}'
curl -s https://…/v1/tournaments/CODE/standings`

export type DocsPage = { readonly html: string; readonly policy: string }

type Room = { readonly name: string; readonly calls: readonly ListedCall[] }

/** The description as a page, without scripts or outside resources. For programmers, so in English like the code. */
export function writeDocsPage({ info, tags, paths, webhooks, components }: OpenApi): DocsPage {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ListedCall => ({ method, path, operation })),
  )
  const rooms = tags.map(
    ({ name }): Room => ({
      name,
      calls: calls.filter(({ operation }) => operation.tags.includes(name)),
    }),
  )
  const models = isPart(components) && isPart(components.schemas) ? components.schemas : {}
  const title = `${escapeHtml(info.title)} API`
  const html = `<!doctype html>
<html lang="${LANGUAGE_OF_PROGRAMMERS}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${DOCS_STYLE}</style></head>
<body><header><h1>${title}</h1><p>${inlineHtml(info.description)}</p>
<p>The same for programs: <a href="/v1/openapi.json">OpenAPI 3.1</a>.</p></header>
${contentsHtml(rooms, Object.keys(models))}
<main>${beginningHtml()}${introductionHtml()}${rooms.map(roomHtml).join('')}${webhooksHtml(webhooks)}${errorsHtml()}${modelsHtml(models)}</main></body></html>`
  return { html, policy: POLICY }
}

function contentsHtml(rooms: readonly Room[], models: readonly string[]): string {
  const folded = (name: string, links: readonly string[]) =>
    `<details><summary data-count="${links.length}">${capital(name)}</summary><ul>${links.join('')}</ul></details>`
  const link = (anchor: string, text: string) => `<li><a href="#${anchor}">${inlineHtml(text)}</a></li>`
  const ofRooms = rooms.map(({ name, calls }) =>
    folded(
      name,
      calls.map((call) => link(anchorOfCall(call), functionOf(call) ?? call.operation.summary)),
    ),
  )
  const ofModels = folded(
    'Models',
    models.map((name) => link(anchorOf('model', name), name)),
  )
  return `<nav class="contents" aria-label="Contents"><a href="#how-to-begin">How to begin</a><a href="#how-to-call">How to call</a>${ofRooms.join('')}
<a href="#webhooks">Webhooks</a><a href="#errors">Errors</a>${ofModels}</nav>`
}

function beginningHtml(): string {
  return `<section><h2 id="how-to-begin">How to begin</h2>
<p>For a program of a shop: the shop makes a token on its page, to read or to run its events. Each call below says which token it takes;
everything else answers 403, a wrong token 401.</p>
<pre tabindex="0"><code>${escapeHtml(BEGINNING)}</code></pre></section>`
}

function introductionHtml(): string {
  return `<section><h2 id="how-to-call">How to call</h2>
<p>Everything lies below <code>/v1</code>. Every call names the project in the header
<code>X-Appwrite-Project: ${PROJECT_ID}</code>; a session travels in its cookie, or in <code>X-Appwrite-Session</code>.</p>
<p>What people do is done by functions: <code>POST /v1/functions/{name}/executions</code> with the payload as a JSON text in
<code>body</code>. The answer is 201 also when the function refuses: look at <code>responseStatusCode</code>, and at
<code>success</code>, <code>reason</code> and <code>message</code> inside <code>responseBody</code>.</p>
<pre tabindex="0"><code>${escapeHtml(EXAMPLE)}</code></pre></section>`
}

function roomHtml({ name, calls }: Room): string {
  return `<section><h2 id="${anchorOf('room', name)}">${capital(name)}</h2>${calls.map(callHtml).join('')}</section>`
}

function webhooksHtml(webhooks: OpenApi['webhooks']): string {
  const rows = Object.entries(webhooks).map(([type, { post }]) => [
    `<code>${type}</code>`,
    inlineHtml(String(post.summary)),
  ])
  return `<section><h2 id="webhooks">Webhooks</h2>
<p>A shop's addresses are sent these by <code>POST</code>, signed by Standard Webhooks; the description for programs has the headers, the
schema and an example of each.</p>${tableHtml(['Type', 'When'], rows)}</section>`
}

function errorsHtml(): string {
  const rows = Object.entries(STATUS_OF_TYPE)
    .sort(([, one], [, other]) => one - other)
    .map(([type, status]) => [String(status), `<code>${type}</code>`])
  return `<section><h2 id="errors">Errors</h2>
<p>Every answer of 400 or more holds <code>message</code>, <code>code</code> (the status), <code>type</code> and
<code>version</code>.</p>${tableHtml(['Status', 'Type'], rows, 'refusals')}</section>`
}

function modelsHtml(models: Readonly<Record<string, unknown>>): string {
  const sections = Object.entries(models).map(
    ([name, schema]) => `<h3 id="${anchorOf('model', name)}">${escapeHtml(name)}</h3>${membersHtml(schema)}`,
  )
  return `<section class="models"><h2 id="models">Models</h2>${sections.join('')}</section>`
}

function capital(text: string): string {
  return escapeHtml(text.charAt(0).toUpperCase() + text.slice(1))
}
