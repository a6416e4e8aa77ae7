import type { FeedEvent } from '@tablee/contract/serving/event-feed'
import type { PublicReading } from '@tablee/contract/serving/public-reading'
import type { Language } from '@tablee/domain/language'
import { eventLine, momentText } from '../feeds/feed-text.ts'
import { escapeHtml } from '../link-preview/page-head.ts'
import { sentences } from '../link-preview/preview-text.ts'
import type { FrameContent } from './write-frame.ts'

type Written = { readonly origin: string; readonly language: Language }
type PublicRound = NonNullable<ReturnType<PublicReading['round']>>
type PublicStandings = Awaited<ReturnType<PublicReading['standings']>>
type DocumentMatch = PublicRound['pairings'][number]

/** What comes next, soonest first. */
export function eventsBody(events: readonly FeedEvent[], { origin, language: lng }: Written): string {
  if (events.length === 0) return `<p>${sentences.t('frames.empty', { lng })}</p>`
  const rows = events.map((event) => {
    const link = `<a href="${origin}/tournament/${event.code}" target="_blank" rel="noopener">${escapeHtml(event.name)}</a>`
    return `<li>${link}<span>${escapeHtml(`${momentText(event, lng)} · ${eventLine(event, lng)}`)}</span></li>`
  })
  return `<ul>${rows.join('')}</ul>`
}

/** The current round's tables and the standings of a tournament. */
export async function tournamentFrame(
  reading: PublicReading,
  { origin, language: lng }: Written,
): Promise<FrameContent> {
  const tournament = reading.tournament()
  const { code, name, currentRound, state } = tournament
  const isLive = state === 'running'
  const round = isLive ? reading.round(currentRound) : null
  const names = new Map(tournament.players.map((player) => [player.key, player.name]))
  const parts = [
    round === null ? '' : tablesOf(round, { names, lng }),
    currentRound === 0
      ? `<p>${sentences.t('frames.waiting', { lng })}</p>`
      : standingsOf(await reading.standings(), lng),
  ]
  return { title: name, page: `${origin}/tournament/${code}`, body: parts.join(''), isLive }
}

type Named = { readonly names: ReadonlyMap<string, string>; readonly lng: Language }

function tablesOf({ round, pairings }: PublicRound, named: Named): string {
  const { lng } = named
  const said = (key: 'tables' | 'table' | 'player') => sentences.t(`frames.${key}`, { lng, round })
  const heads = `<tr><th scope="col">${said('table')}</th><th scope="col">${said('player')}</th><th></th></tr>`
  const rows = pairings.map(
    (match) =>
      `<tr><td>${match.table ?? ''}</td><td>${escapeHtml(whoOf(match, named))}</td><td>${escapeHtml(resultOf(match, named))}</td></tr>`,
  )
  return `<h2>${said('tables')}</h2><table><thead>${heads}</thead><tbody>${rows.join('')}</tbody></table>`
}

/** "Ana contre Bruno"; all names where more than two sit together. */
function whoOf({ sides, player1Name, player2Name, player2Key }: DocumentMatch, { names, lng }: Named): string {
  if (sides !== undefined)
    return sides
      .flat()
      .map((key) => names.get(key) ?? '')
      .join(', ')
  if (player2Key === null) return player1Name
  return [player1Name, player2Name].join(` ${sentences.t('frames.versus', { lng })} `)
}

/** "2–1"; the winner's name where more than two sit together. */
function resultOf(match: DocumentMatch, { names, lng }: Named): string {
  const { score1, score2, draws, status, kind, sides, result } = match
  if (kind !== 'played' && sides === undefined) return kind === 'bye' ? sentences.t('frames.bye', { lng }) : ''
  if (status !== 'terminated') return sentences.t('frames.pending', { lng })
  if (sides !== undefined && result !== undefined) {
    const { outcome } = result
    const isFirst = (side: number) =>
      'winner' in outcome ? outcome.winner === side : 'places' in outcome && outcome.places[side] === 1
    const won = sides.filter((_, side) => isFirst(side)).flat()
    return won.map((key) => names.get(key) ?? '').join(', ') || '='
  }
  return [score1 ?? 0, score2 ?? 0, ...(draws ? [draws] : [])].join('–')
}

/** Of rounds that are over. */
function standingsOf({ standings }: PublicStandings, lng: Language): string {
  if (standings.length === 0) return ''
  const said = (key: 'standings' | 'rank' | 'player' | 'points') => sentences.t(`frames.${key}`, { lng })
  const heads = (['rank', 'player', 'points'] as const).map((key) => `<th scope="col">${said(key)}</th>`).join('')
  const rows = standings.map(
    ({ rank, playerName, points }) => `<tr><td>${rank}</td><td>${escapeHtml(playerName)}</td><td>${points}</td></tr>`,
  )
  return `<h2>${said('standings')}</h2><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}
