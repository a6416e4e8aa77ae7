import { unescaped } from './named-letters.ts'
import { BOTH_LOST, DREW, LOST, WON } from './read-end.ts'
import { type Rescue, type RescuedEnd, type ToldEvening, type ToldMeeting, unread } from './rescued-evening.ts'

type Tag = { readonly name: string; readonly line: number; readonly attributes: string; readonly text: string }

const ENDS: ReadonlyMap<string, RescuedEnd> = new Map([
  ['1', WON],
  ['2', LOST],
  ['3', DREW],
  ['10', BOTH_LOST],
])
const BYE = '5'
const LOSS = '8'
const UNREPORTED = '0'
/** A bracket, of which the rounds of points know nothing. */
const SINGLE_ELIMINATION = '1'

type Reading = {
  people: Map<string, { first: string; last: string; isGone: boolean; afterRound: number | null }>
  person: string | null
  meetings: ToldMeeting[]
  match: { line: number; outcome: string; ids: string[]; table: number | null } | null
  round: number
  isDropping: boolean
  name: string | null
  isBracket: boolean
}

/** The `.tdf` file of Pokémon's Tournament Operations Manager. It tells winners, not games. */
export function readTom(text: string): Rescue<ToldEvening> {
  const reading: Reading = {
    ...{ people: new Map(), person: null, meetings: [], match: null, round: 0, isDropping: false, name: null },
    isBracket: false,
  }
  for (const tag of tagsOf(text)) {
    const fault = readTag(reading, tag)
    if (fault) return fault
  }
  const { people, meetings, name } = reading
  if (people.size === 0 || meetings.length === 0) return unread('notXml', 1)
  const nameOf = (id: string) => {
    const person = people.get(id)
    return person ? `${person.first} ${person.last}`.trim() : null
  }
  for (const { line, one, two } of meetings) {
    const unknown = [one, two].find((id) => id !== null && nameOf(id) === null)
    if (unknown != null) return unread('unknownPlayer', line, { found: unknown.slice(0, 20) })
  }
  return {
    read: {
      ...{ name, game: 'pokemon', standings: [], standingsRound: null },
      meetings: meetings.map((one) => ({ ...one, one: nameOf(one.one) ?? '', two: one.two && nameOf(one.two) })),
      left: [...people].flatMap(([id, { isGone, afterRound }]) =>
        isGone ? [{ name: nameOf(id) ?? '', afterRound }] : [],
      ),
    },
  }
}

function readTag(reading: Reading, { name, line, attributes, text }: Tag): ReturnType<typeof unread> | null {
  const { person, match, people } = reading
  const known = person === null ? undefined : people.get(person)
  switch (name) {
    case 'name':
      reading.name ??= text === '' ? null : text
      return null
    case 'player':
    case 'player1':
    case 'player2': {
      const id = attribute(attributes, 'userid')
      if (match) match.ids.push(id)
      else {
        reading.person = id
        people.set(id, { first: '', last: '', isGone: false, afterRound: null })
      }
      return null
    }
    case 'firstname':
      if (known) known.first = text
      return null
    case 'lastname':
      if (known) known.last = text
      return null
    case 'dropped':
      if (known) known.isGone = true
      reading.isDropping = true
      return null
    case '/dropped':
      reading.isDropping = false
      return null
    case 'round':
      return readRound(reading, { line, attributes, text })
    case 'match':
      reading.match = { line, outcome: attribute(attributes, 'outcome'), ids: [], table: null }
      return null
    case 'tablenumber':
      if (match) match.table = /^\d{1,4}$/.test(text) ? Number(text) : null
      return null
    case '/match':
      return endMatch(reading)
    default:
      return null
  }
}

function readRound(reading: Reading, { line, attributes, text }: Omit<Tag, 'name'>): ReturnType<typeof unread> | null {
  if (reading.isDropping) {
    const known = reading.person === null ? undefined : reading.people.get(reading.person)
    if (known && /^\d{1,2}$/.test(text)) known.afterRound = Number(text)
    return null
  }
  if (attribute(attributes, 'type') === SINGLE_ELIMINATION) return unread('bracket', line)
  reading.round = Number(attribute(attributes, 'number'))
  return Number.isInteger(reading.round) ? null : unread('roundNumber', line, { found: attributes.slice(0, 60) })
}

function endMatch(reading: Reading): ReturnType<typeof unread> | null {
  const { match, round } = reading
  if (!match) return null
  reading.match = null
  const { line, outcome, table, ids } = match
  const [one, two = null] = ids
  const end = ENDS.get(outcome) ?? null
  const isAlone = outcome === BYE || outcome === LOSS
  if (one === undefined || (!isAlone && (two === null || (!end && outcome !== UNREPORTED)))) {
    return unread('result', line, { found: outcome.slice(0, 20) })
  }
  const loss = outcome === LOSS ? { isLoss: true } : {}
  reading.meetings.push({ line, round, table, one, two: isAlone ? null : two, end, points: [null, null], ...loss })
  return null
}

/** In one pass; the text after a tag belongs to it. */
function* tagsOf(text: string): Generator<Tag> {
  let line = 1
  for (let at = text.indexOf('<'); at !== -1; ) {
    const close = text.indexOf('>', at)
    if (close === -1) return
    const inside = text.slice(at + 1, close)
    const next = text.indexOf('<', close)
    const words = text.slice(close + 1, next === -1 ? text.length : next)
    const [, name = ''] = /^(\/?[a-z0-9]{1,20})/.exec(inside.slice(0, 24)) ?? []
    yield {
      name,
      line,
      attributes: inside.slice(0, 400),
      text: unescaped(words).replace(/\s+/g, ' ').trim().slice(0, 200),
    }
    line += inside.split('\n').length - 1 + words.split('\n').length - 1
    at = next
  }
}

function attribute(attributes: string, name: string): string {
  const start = attributes.indexOf(`${name}="`)
  if (start === -1) return ''
  const from = start + name.length + 2
  return attributes.slice(from, Math.max(from, attributes.indexOf('"', from)))
}
