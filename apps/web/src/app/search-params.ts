/** An id made of digits is not a number. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

/** `/login?redirect=/profile`. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value)).replaceAll('%2F', '/')}`],
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
