import type { HookEventData, HookPayload, HookRoundData } from '@tablee/contract/shops/hook-payload'
import type { Language } from '@tablee/domain/language'
import { bracketRoundName } from '@tablee/domain/tournaments/kinds/bracket-round-name'
import { countText } from '@tablee/messages/count-text'
import { cutRoundNameOf, formatNameOf, gameNameOf, hookSentences } from '@tablee/messages/hooks'

/** Discord's limits, in UTF-16 units: of parts, and of all embeds of a message together. */
const LONGEST = { title: 256, description: 4096, field: 1024, together: 6000 } as const
/** The announcement keeps so much for itself. */
const FOR_TABLES = 3500
const FELT = 0x1f6f54

type Embed = {
  readonly title: string
  readonly url?: string
  readonly description?: string
  readonly color: number
  readonly fields?: readonly { readonly name: string; readonly value: string; readonly inline: boolean }[]
  readonly image?: { readonly url: string }
}

export type DiscordCard = { readonly content: string; readonly embeds: readonly Embed[] }

/** Announcement, tables of the round under way, podium: each as far as there is one. */
export function discordCard({ data: { event, round, podium } }: HookPayload, language: Language): DiscordCard {
  if (event === null) return { content: hookSentences[language].ping, embeds: [] }
  return {
    content: '',
    embeds: [
      announcement(event, language),
      ...(round !== null && event.state === 'running' ? [tablesOf(round, language)] : []),
      ...(event.state === 'finished' ? [podiumOf({ event, podium }, language)] : []),
    ],
  }
}

function announcement(event: HookEventData, language: Language): Embed {
  const words = hookSentences[language]
  const { name, url, game, format, formatName, startsAt, location, organizer, state } = event
  const start = Math.floor(Date.parse(startsAt) / 1000)
  const format_ = formatName ?? formatNameOf(format, language)
  const played = [gameNameOf(game, language), format_].filter((part) => part !== null).join(' · ')
  const facts = [
    [words.game, escaped(played)],
    // Discord writes the moment in each reader's own time and language.
    [words.date, `<t:${start}:F>`],
    [words.place, escaped(location ?? '')],
    [words.by, escaped(organizer ?? '')],
    [words.seats, seatsOf(event, language)],
  ] as const
  return {
    title: cut(escaped(name), LONGEST.title),
    ...{ url, color: FELT, description: words.states[state] },
    fields: facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ name: label, value: cut(value, LONGEST.field / 4), inline: true })),
  }
}

function seatsOf({ state, players, capacity, freeSeats }: HookEventData, language: Language): string {
  const words = hookSentences[language]
  if (state !== 'waiting') return countText(language, players)
  if (freeSeats === null || capacity === null) return filled(words.taken, { players: countText(language, players) })
  return freeSeats === 0
    ? words.full
    : filled(words.free, { free: countText(language, freeSeats), capacity: countText(language, capacity) })
}

/** "Table 4 : Léa – Marc", as many as there is room for. */
function tablesOf({ number, places, tables, count }: HookRoundData, language: Language): Embed {
  const words = hookSentences[language]
  const lines: string[] = []
  let length = 0
  for (const { table, sides, teams } of tables) {
    const names = sides.map((people, side) => sideText(people, teams?.[side] ?? '', words)).join(' – ')
    const line = lineOf({ table, isAlone: sides.length === 1, names }, words)
    if (length + line.length + 1 > FOR_TABLES) break
    lines.push(line)
    length += line.length + 1
  }
  const left = count - lines.length
  return {
    title:
      places === null
        ? filled(words.round, { number })
        : filled(cutRoundNameOf(bracketRoundName(places), language), { places }),
    color: FELT,
    description: [...lines, ...(left > 0 ? [filled(words.more, { left: countText(language, left) })] : [])].join('\n'),
  }
}

/** So much of a team's name: room for what others are called. */
const LONGEST_TEAM = 60

function sideText(people: readonly string[], team: string, words: (typeof hookSentences)[Language]): string {
  const names = people.map(escaped).join(' + ')
  return team === '' ? names : filled(words.team, { team: cut(escaped(team), LONGEST_TEAM), names })
}

type Line = { readonly table: number | null; readonly isAlone: boolean; readonly names: string }

/** A match of a week has no table. */
function lineOf({ table, isAlone, names }: Line, words: (typeof hookSentences)[Language]): string {
  if (isAlone) return filled(words.alone, { names })
  return table === null ? names : filled(words.table, { table, names })
}

function podiumOf(
  { event, podium }: { readonly event: HookEventData; readonly podium: HookPayload['data']['podium'] },
  language: Language,
): Embed {
  const words = hookSentences[language]
  // Escaped: a list of Discord counts by itself, and two who share a place would get two.
  const place = (rank: number) => `${rank}\\`
  return {
    ...{ title: words.podium, color: FELT, image: { url: event.picture } },
    description: cut(
      podium.map(({ rank, name }) => filled(words.rank, { rank: place(rank), name: escaped(name) })).join('\n'),
      1000,
    ),
  }
}

/** Names are typed: no bold, link, mention, heading or list comes of them. */
function escaped(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').replace(/[\\*_~`|<>[\]()#:@+\-.!]/g, String.raw`\$&`)
}

/** Never in the middle of a sign that was escaped, or of one of two units. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/(?:[\ud800-\udbff]|\\+)$/, '')}…`
}

function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
}
