import type { CalendarEntry } from '@tablee/contract/serving/public-reading'

const LINE_END = '\r\n'
/** Bytes of a line before it is folded (RFC 5545, 3.1). */
const LONGEST_LINE = 75

/**
 * An announced event (RFC 5545). Its id stays while `SEQUENCE` grows with changes, so that calendars move the event; moments are in UTC,
 * and calendars show local time.
 */
export function calendarFile(entry: CalendarEntry, origin: string): string {
  return calendarOf(eventLines(entry, origin))
}

/** Subscribed calendars refresh it twice a day. */
export function calendarFeed(name: string, entries: readonly CalendarEntry[], origin: string): string {
  return calendarOf([
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...(entries.length === 0 ? NOTHING_YET : entries.flatMap((entry) => eventLines(entry, origin))),
  ])
}

/** A calendar has at least one component (3.6): without an event it says which time it counts by. */
const NOTHING_YET = [
  ...['BEGIN:VTIMEZONE', 'TZID:Etc/UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0000'],
  ...['TZOFFSETTO:+0000', 'TZNAME:UTC', 'END:STANDARD', 'END:VTIMEZONE'],
]

function calendarOf(lines: readonly string[]): string {
  const all = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tablee//Tablee//FR', 'CALSCALE:GREGORIAN'],
    ...lines,
    'END:VCALENDAR',
  ]
  return all.map((line) => folded(line) + LINE_END).join('')
}

function eventLines(entry: CalendarEntry, origin: string): readonly string[] {
  const address = `${origin}/tournament/${entry.code}`
  const { location, description } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id}@tablee`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${momentText(entry.updatedAt)}`,
    `DTSTART:${momentText(entry.startsAt)}`,
    ...(entry.endsAt === null ? [] : [`DTEND:${momentText(entry.endsAt)}`]),
    `SUMMARY:${escaped(entry.name)}`,
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(description === '' ? address : `${description}\n\n${address}`)}`,
    `URL:${address}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** "20261122T190000Z" */
function momentText(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** One-line text (3.3.11): other control characters are not allowed. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '')
}

/** Never within a multi-byte character. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LONGEST_LINE) {
      text += `${LINE_END} `
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}
