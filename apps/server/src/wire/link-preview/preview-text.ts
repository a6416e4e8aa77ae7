import type { TournamentFacts } from '@tablee/contract/serving/link-preview'
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@tablee/domain/language'
import { bracketRoundName } from '@tablee/domain/tournaments/kinds/bracket-round-name'
import { CATALOGUES } from '@tablee/messages/catalogues'
import { withFirstOfMonth } from '@tablee/messages/first-of-month'
import { FORMATS } from '@tablee/messages/formats'
import { previewSentences } from '@tablee/messages/preview'
import { createInstance } from 'i18next'
import { countsApart } from '../counts-apart.ts'

export const sentences = createInstance({
  lng: SOURCE_LANGUAGE,
  fallbackLng: SOURCE_LANGUAGE,
  initAsync: false,
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { translation: { ...previewSentences[language], bracketRounds: CATALOGUES[language].cut.round } },
    ]),
  ),
  interpolation: { prefix: '{', suffix: '}', escapeValue: false, alwaysFormat: true },
})
await sentences.use(countsApart).init()

/** Players' time zone, wherever the server is. */
const TIME_ZONE = 'Europe/Paris'

/** "Modern du vendredi · ven. 27 nov. 19:30 · Lyon"; the name alone for an unannounced tournament. */
export function titleOf(facts: TournamentFacts, lng: Language): string {
  const { name, location, isAnnounced } = facts
  if (!isAnnounced) return name
  const when = momentOf(facts, lng)
  return location === null
    ? sentences.t('eventTitle', { lng, name, when })
    : sentences.t('eventTitleAt', { lng, name, when, where: townOf(location) })
}

/** Game, fee, free seats, organizer and progress in one line, as far as known. */
export function descriptionOf(facts: TournamentFacts, lng: Language): string {
  const parts = [playedParts(facts, lng), stateParts(facts, lng)]
  // Progress comes first when there is something to watch.
  return (facts.phase === 'waiting' || facts.isCancelled ? parts : parts.toReversed()).flat().join(' · ')
}

/** "Modern", "Magic The Gathering" */
export function playedParts(
  { game, format, formatName }: Pick<TournamentFacts, 'game' | 'format' | 'formatName'>,
  lng: Language,
): readonly string[] {
  const known =
    format === null || format === 'other' ? null : sentences.t(`formats.${format}`, { lng, defaultValue: format })
  const gameName = game === null || game === 'other' ? null : sentences.t(`games.${game}`, { lng, defaultValue: game })
  return [formatName ?? known, gameName].filter((part) => part !== null)
}

function stateParts(facts: TournamentFacts, lng: Language): readonly string[] {
  if (facts.isCancelled) return [sentences.t('cancelled', { lng }), ...organizerParts(facts, lng)]
  switch (facts.phase) {
    case 'waiting':
      return facts.isAnnounced ? announcedParts(facts, lng) : gatheringParts(facts, lng)
    case 'running':
      return [progressOf(facts, lng), playersOf(facts, lng), sentences.t('live', { lng })]
    case 'finished':
      return [...podiumParts(facts, lng), playersOf(facts, lng), sentences.t('ranking', { lng })]
    default:
      return facts.phase satisfies never
  }
}

function announcedParts(facts: TournamentFacts, lng: Language): readonly string[] {
  const { fee, isOpen } = facts
  const seats = seatsOf(facts, lng)
  return [
    ...(fee === null ? [] : [fee]),
    ...(seats === null || !isOpen ? [] : [seats]),
    ...organizerParts(facts, lng),
    sentences.t(isOpen ? 'open' : 'closed', { lng }),
  ]
}

function organizerParts({ organizer: name }: TournamentFacts, lng: Language): readonly string[] {
  return name === null ? [] : [sentences.t('organizedBy', { lng, name })]
}

/** For a quick tournament: its code lets people in, while that is possible. */
function gatheringParts({ players: count, code, isCodeOfUse }: TournamentFacts, lng: Language): readonly string[] {
  const gathered = gatheredOf(count, lng)
  return isCodeOfUse ? [`${gathered} ${sentences.t('join', { lng, code })}`] : [gathered]
}

export function gatheredOf(count: number, lng: Language): string {
  return count === 0 ? sentences.t('waitingNone', { lng }) : sentences.t('waiting', { lng, count })
}

function podiumParts({ podium }: TournamentFacts, lng: Language): readonly string[] {
  return podium.length === 0
    ? [sentences.t('finished', { lng })]
    : podium.map((row) => sentences.t('podium', { lng, ...row }))
}

/** "12 places libres sur 40"; null without a limit. */
export function seatsOf({ freeSeats: count, capacity: of }: TournamentFacts, lng: Language): string | null {
  if (count === null || of === null) return null
  return count === 0 ? sentences.t('seatsNone', { lng }) : sentences.t('seats', { lng, count, of })
}

/** "Ronde 3/5", "Demi-finale" */
export function progressOf({ bracketPlaces: places, ...facts }: TournamentFacts, lng: Language): string {
  if (places !== null) return sentences.t(`bracketRounds.${bracketRoundName(places)}`, { lng, places })
  const { currentRound: round, plannedRounds: of } = facts
  return sentences.t(of < round ? 'roundAlone' : 'round', { lng, round, of })
}

export function playersOf({ players: count }: TournamentFacts, lng: Language): string {
  return sentences.t('players', { lng, count })
}

/** "ven. 27 nov. 19:30"; with the year once it is over. */
function momentOf(facts: TournamentFacts, lng: Language): string {
  return `${dayOf(facts, lng)} ${partOf(facts.startsAt, lng, { hour: '2-digit', minute: '2-digit' })}`
}

/** "ven. 27 nov." */
export function dayOf({ startsAt, phase }: Pick<TournamentFacts, 'startsAt' | 'phase'>, lng: Language): string {
  const year = phase === 'finished' ? ({ year: 'numeric' } as const) : {}
  const day = partOf(startsAt, lng, { weekday: 'short', day: 'numeric', month: 'short', ...year })
  return withFirstOfMonth(lng, day.replaceAll(',', ''))
}

export function partOf(moment: string, lng: Language, part: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(FORMATS[lng].locale, { timeZone: TIME_ZONE, ...part }).format(new Date(moment))
}

/** The town of "La Taverne, 12 rue Mercière, 69002 Lyon"; the whole text if there is none. */
export function townOf(location: string): string {
  const last = location.split(',').at(-1)?.trim() ?? ''
  const town = last.replaceAll(/\b\d{5}\b|\(.*\)/g, '').trim()
  return /\p{L}/u.test(town) ? town : location.trim()
}
