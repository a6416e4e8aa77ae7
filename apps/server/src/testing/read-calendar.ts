import { expect } from 'vitest'

type Property = { readonly name: string; readonly value: string }
type Component = { readonly kind: string; readonly properties: readonly Property[]; readonly parts: Component[] }

/** `name *(";" param) ":" value` (RFC 5545, 3.1), without quoted parameters, which we do not write. */
const LINE = /^([A-Z-]+)((?:;[A-Z-]+=[^;:"]+)*):(.*)$/
const TEXTS = ['SUMMARY', 'LOCATION', 'DESCRIPTION', 'X-WR-CALNAME']
const UTC = /^\d{8}T\d{6}Z$/

/** By the rules of RFC 5545: lines, folding, escapes, and what each component must have, once. */
export function readCalendar(file: string) {
  expect(file.endsWith('\r\n')).toBe(true)
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n]/)
    expect([line, Buffer.byteLength(line) <= 75 && line.length > 0 && line.isWellFormed()]).toEqual([line, true])
  }
  const calendar = componentsOf(physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n'))
  expect(calendar.kind).toBe('VCALENDAR')
  expect([only(calendar, 'VERSION'), only(calendar, 'PRODID')]).toEqual(['2.0', expect.stringMatching(/\S/)])
  expect(calendar.parts.length).toBeGreaterThan(0)
  const events = calendar.parts.filter(({ kind }) => kind === 'VEVENT')
  for (const event of events) {
    for (const name of ['DTSTAMP', 'DTSTART']) expect(only(event, name)).toMatch(UTC)
    const [start = '', end] = [only(event, 'DTSTART'), only(event, 'DTEND')]
    if (end !== undefined) expect([UTC.test(end), end > start]).toEqual([true, true])
    expect(['CONFIRMED', 'CANCELLED', 'TENTATIVE']).toContain(only(event, 'STATUS'))
    expect(only(event, 'SEQUENCE')).toMatch(/^\d+$/)
    expect(URL.canParse(only(event, 'URL') ?? '')).toBe(true)
  }
  const ids = events.map((event) => only(event, 'UID'))
  expect([ids.includes(undefined), new Set(ids).size]).toEqual([false, ids.length])
  return {
    name: unescaped(only(calendar, 'X-WR-CALNAME')),
    events: events.map((event) => ({
      summary: unescaped(only(event, 'SUMMARY')),
      location: unescaped(only(event, 'LOCATION')),
    })),
  }
}

function componentsOf(lines: readonly string[]): Component {
  const root = { kind: '', properties: [], parts: [] as Component[] }
  const open: { kind: string; properties: Property[]; parts: Component[] }[] = [root]
  for (const line of lines) {
    const [, name = '', , value = ''] = LINE.exec(line) ?? []
    expect([line, name !== '']).toEqual([line, true])
    expect(value).not.toMatch(/(?!\t)\p{Cc}/u)
    // A backslash stands before itself, a comma, a semicolon or an n (3.3.11), and those never alone.
    if (TEXTS.includes(name)) expect(value).toMatch(/^(?:[^\\,;]|\\[\\,;nN])*$/)
    if (name === 'BEGIN') open.push({ kind: value, properties: [], parts: [] })
    else if (name === 'END') {
      const closed = open.pop()
      expect(closed?.kind).toBe(value)
      if (closed) open.at(-1)?.parts.push(closed)
    } else open.at(-1)?.properties.push({ name, value })
  }
  const [whole, ...more] = root.parts
  expect([root.properties, more, open.length]).toEqual([[], [], 1])
  return whole as Component
}

/** None may stand twice. */
function only({ properties }: Component, name: string): string | undefined {
  const [found, ...more] = properties.filter((each) => each.name === name)
  expect([name, more]).toEqual([name, []])
  return found?.value
}

const unescaped = (text: string | undefined) =>
  text?.replaceAll(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign))
