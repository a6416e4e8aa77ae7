import { anchorOf, escapeHtml, inlineHtml, proseHtml, tableHtml } from './docs-html.ts'
import { isPart, membersHtml } from './schema-words.ts'
import type { DescribedOperation } from './write-open-api.ts'

export type ListedCall = { readonly method: string; readonly path: string; readonly operation: DescribedOperation }

/** Null for other calls. */
export function functionOf({ method, path }: ListedCall): string | null {
  return method === 'post' ? (/^\/functions\/([^/{]+)\/executions$/.exec(path)?.[1] ?? null) : null
}

export function anchorOfCall({ operation }: ListedCall): string {
  return anchorOf(operation.operationId)
}

/** A folded call: purpose, permissions, input, output and refusals. */
export function callHtml(call: ListedCall): string {
  const { method, path, operation } = call
  const name = functionOf(call)
  const where = name ?? `${operation.servers ? '' : '/v1'}${path}`
  // The anchor is inside, so that a link to it opens the call.
  return `<details class="call"><summary><span class="method ${method}">${name === null ? method : 'call'}</span>
<h3>${inlineHtml(operation.summary)}</h3><code>${escapeHtml(where)}</code></summary><div id="${anchorOfCall(call)}">
${proseHtml(aboutOf(operation))}${bodyHtml(operation)}${answerHtml(operation)}${refusalsHtml(operation)}${errorsHtml(operation)}
${rawHtml(operation)}</div></details>`
}

/** Without the refusals, which the page shows as a table. */
function aboutOf({ description = '' }: DescribedOperation): string {
  return description
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith('**Refusals**') && !paragraph.startsWith('- '))
    .join('\n\n')
}

function bodyHtml({ parameters = [], requestBody }: DescribedOperation): string {
  const given = parameters.filter(({ in: place }) => place !== 'header')
  const rows = given.map(({ name, in: place, description }) => [
    `<code>${escapeHtml(String(name))}</code> <span class="optional">${escapeHtml(String(place))}</span>`,
    typeof description === 'string' ? inlineHtml(description) : 'string',
  ])
  const inside = tableHtml(['Parameter', 'About'], rows)
  const members = membersHtml(payloadOf(schemaIn(requestBody)))
  return (inside === '' ? '' : `<h4>Parameters</h4>${inside}`) + (members === '' ? '' : `<h4>Payload</h4>${members}`)
}

function answerHtml({ responses }: DescribedOperation): string {
  const [status, response] = Object.entries(responses).find(([key]) => /^2/.test(key)) ?? []
  const members = membersHtml(answerOf(schemaIn(response)))
  return members === '' ? '' : `<h4>Answer ${status}</h4>${members}`
}

function refusalsHtml({ 'x-refusals': refusals = [] }: DescribedOperation): string {
  const rows = refusals.map(({ status, reason, message }) => [
    ...[String(status), `<code>${escapeHtml(reason)}</code>`, escapeHtml(message)],
  ])
  return rows.length === 0 ? '' : `<h4>Refusals</h4>${tableHtml(['Status', 'Reason', 'Message'], rows, 'refusals')}`
}

function errorsHtml({ responses }: DescribedOperation): string {
  const rows = Object.entries(responses).flatMap(([status, response]) =>
    /^[45]/.test(status) && isPart(response) ? [[status, inlineHtml(String(response.description))]] : [],
  )
  return rows.length === 0 ? '' : `<h4>Errors</h4>${tableHtml(['Status', 'Type'], rows, 'refusals')}`
}

function rawHtml({ parameters, requestBody, responses }: DescribedOperation): string {
  const text = escapeHtml(JSON.stringify({ parameters, requestBody, responses }, null, 2))
  // Focusable, because it scrolls.
  return `<details class="raw"><summary>As JSON schema</summary><pre tabindex="0"><code>${text}</code></pre></details>`
}

function schemaIn(holder: unknown): unknown {
  const content = isPart(holder) ? holder.content : undefined
  const json = isPart(content) ? content['application/json'] : undefined
  return isPart(json) ? json.schema : undefined
}

/** For a function, the content of its `body` text. */
function payloadOf(schema: unknown): unknown {
  const members = isPart(schema) ? schema.properties : undefined
  const body = isPart(members) ? members.body : undefined
  return isPart(body) && 'contentSchema' in body ? body.contentSchema : schema
}

/** For a function, the content of a successful `responseBody` text. */
function answerOf(schema: unknown): unknown {
  const parts = isPart(schema) && Array.isArray(schema.allOf) ? schema.allOf : []
  for (const part of parts) {
    const members = isPart(part) ? part.properties : undefined
    const told = isPart(members) ? members.responseBody : undefined
    const choices = isPart(told) && isPart(told.contentSchema) ? told.contentSchema.oneOf : undefined
    if (Array.isArray(choices)) return choices[0]
  }
  return schema
}
