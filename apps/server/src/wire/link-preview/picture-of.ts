import type { ShopFacts, TournamentFacts } from '@tablee/contract/serving/link-preview'
import type { Language } from '@tablee/domain/language'
import type { Picture } from './picture.ts'
import {
  dayOf,
  gatheredOf,
  partOf,
  playedParts,
  playersOf,
  progressOf,
  seatsOf,
  sentences,
  townOf,
} from './preview-text.ts'

export function pictureOfHome(lng: Language): Extract<Picture, { kind: 'home' }> {
  return { kind: 'home', words: sentences.t('homeWords', { lng }) }
}

export function pictureOfShop({ name, location }: ShopFacts, lng: Language): Extract<Picture, { kind: 'shop' }> {
  return { kind: 'shop', name, place: location, line: sentences.t('shop', { lng }) }
}

export function pictureOf(facts: TournamentFacts, lng: Language): Picture {
  const { name } = facts
  const town = facts.location === null ? [] : [townOf(facts.location)]
  const day = facts.isAnnounced ? [dayOf(facts, lng)] : []
  const isPlayed = facts.phase === 'finished' && !facts.isCancelled && facts.podium.length > 0
  if (isPlayed)
    return { kind: 'finished', name, line: [...day, ...town, playersOf(facts, lng)].join(' · '), podium: facts.podium }
  if (facts.phase === 'running') {
    const line = [playersOf(facts, lng), ...day, ...town].join(' · ')
    return { kind: 'running', name, game: facts.game, progress: progressOf(facts, lng), line }
  }
  const code = facts.isCodeOfUse ? facts.code : null
  return facts.isAnnounced
    ? announced(facts, lng, code)
    : { kind: 'gathering', name, line: gatheredOf(facts.players, lng), code }
}

function announced(facts: TournamentFacts, lng: Language, code: string | null): Picture {
  const { name, game, startsAt, location, fee, isOpen, isCancelled, organizer } = facts
  const part = (options: Intl.DateTimeFormatOptions) => partOf(startsAt, lng, options)
  const seats = isOpen ? seatsOf(facts, lng) : null
  const state = isCancelled ? sentences.t('cancelled', { lng }) : isOpen ? null : sentences.t('closed', { lng })
  return {
    kind: 'announced',
    name,
    game,
    played: playedParts(facts, lng).join(' · '),
    day: {
      weekday: part({ weekday: 'long' }),
      number: part({ day: 'numeric' }),
      month: part({ month: 'long' }),
      time: part({ hour: '2-digit', minute: '2-digit' }),
    },
    place: location,
    facts: [state, seats, isCancelled ? null : fee, organizer].filter((fact) => fact !== null),
    code,
  }
}
