import { anchorOf, escapeHtml, tableHtml } from './docs-html.ts'

/** A part of a JSON schema, still unexamined. */
type Part = Readonly<Record<string, unknown>>

const LONGEST_LIST = 12

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object's members, one row each: name, type, optional or not. */
export function membersHtml(schema: unknown): string {
  if (!isPart(schema)) return ''
  if (typeof schema.$ref === 'string') return `<p>${typeHtml(schema)}</p>`
  if (!isPart(schema.properties)) return ''
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  const rows = Object.entries(schema.properties).map(([name, type]) => [
    `<code>${escapeHtml(name)}</code>${required.includes(name) ? '' : ' <span class="optional">optional</span>'}`,
    typeHtml(type) + aboutHtml(type),
  ])
  return tableHtml(['Member', 'Type'], rows)
}

function aboutHtml(type: unknown): string {
  return isPart(type) && typeof type.description === 'string' ? ` – ${escapeHtml(type.description)}` : ''
}

/** Abbreviated; the full JSON schema is next to it. */
function typeHtml(type: unknown): string {
  if (!isPart(type)) return 'anything'
  if (typeof type.$ref === 'string') return modelLink(type.$ref)
  if ('const' in type) return `<code>${escapeHtml(JSON.stringify(type.const))}</code>`
  if (Array.isArray(type.enum)) return valuesHtml(type.enum)
  const choices = [type.anyOf, type.oneOf].find((each) => Array.isArray(each))
  if (Array.isArray(choices)) return [...new Set(choices.map(typeHtml))].join(' or ')
  if (type.type === 'array') return `list of ${typeHtml(type.items)}${boundsOf(type)}`
  if (type.type === 'object') return objectWords(type)
  if (typeof type.type === 'string') return type.type + boundsOf(type)
  if (Array.isArray(type.type))
    return type.type.map((each) => each + (each === 'null' ? '' : boundsOf(type))).join(' or ')
  return 'anything'
}

function valuesHtml(values: readonly unknown[]): string {
  const shown = values.slice(0, LONGEST_LIST).map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`)
  return shown.join(', ') + (values.length > LONGEST_LIST ? ' …' : '')
}

function objectWords({ properties }: Part): string {
  if (!isPart(properties)) return 'object'
  const names = Object.keys(properties).map(escapeHtml)
  const more = names.length > LONGEST_LIST ? ' …' : ''
  return `object <code>{${names.slice(0, LONGEST_LIST).join(', ')}${more}}</code>`
}

function modelLink(reference: string): string {
  const name = reference.split('/').at(-1) ?? ''
  return `<a href="#${anchorOf('model', name)}">${escapeHtml(name)}</a>`
}

/** Zod writes the largest safe integers for missing bounds. */
function boundsOf(type: Part): string {
  const bound = (...names: readonly string[]) =>
    names
      .map((name) => type[name])
      .find((value) => typeof value === 'number' && Number(value) < 1e9 && Number(value) > -1e9)
  const least = bound('minimum', 'minLength', 'minItems')
  const most = bound('maximum', 'maxLength', 'maxItems')
  const unit = typeof type.maxLength === 'number' || typeof type.minLength === 'number' ? ' characters' : ''
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${unit}`
  if (most !== undefined) return `, at most ${most}${unit}`
  return least !== undefined && least !== 0 ? `, at least ${least}${unit}` : ''
}
