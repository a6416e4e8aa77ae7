export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The Markdown used in descriptions: paragraphs, strong and code. */
export function proseHtml(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${inlineHtml(paragraph)}</p>`)
    .join('')
}

export function inlineHtml(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
}

type Row = readonly string[]

/** Cells are HTML already. */
export function tableHtml(heads: Row, rows: readonly Row[], kind = ''): string {
  if (rows.length === 0) return ''
  const head = heads.map((each) => `<th scope="col">${each}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<table${kind === '' ? '' : ` class="${kind}"`}><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** Safe after the `#` of a URL. */
export function anchorOf(...parts: readonly string[]): string {
  return parts
    .join('-')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
}
