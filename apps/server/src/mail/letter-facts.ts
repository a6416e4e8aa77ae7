import type { EventLetterKind, LetterEvent } from '@tablee/contract/serving/letter'
import type { Language } from '@tablee/domain/language'
import { placeOnMap } from '@tablee/domain/tournaments/life/place-on-map'
import { mailSentences } from '@tablee/messages/mail'
import { dateIn, dayIn, shortDateIn } from './letter-dates.ts'

export type Fact = {
  readonly label: string
  readonly value: string
  /** The previous value, if it changed. */
  readonly instead?: string
  readonly link?: { readonly label: string; readonly href: string }
}

/** With everything a possible player needs to know. */
const WITH_FACTS: readonly EventLetterKind[] = [
  'registrationReceived',
  'registrationWaiting',
  'registrationAccepted',
  'registrationPromoted',
  'eventMoved',
  'eventReminder',
  'dateAnnounced',
  'dateMoved',
]

/** What answers a registration says until when its data is kept. */
const TO_REGISTERED: readonly EventLetterKind[] = [
  'registrationReceived',
  'registrationWaiting',
  'registrationAccepted',
  'registrationPromoted',
]

/** To players with a seat, or when the time changes. */
export const WITH_CALENDAR: readonly EventLetterKind[] = [
  'registrationAccepted',
  'registrationPromoted',
  'eventMoved',
  'eventReminder',
]

export function factsOf(kind: EventLetterKind, event: LetterEvent, language: Language): readonly Fact[] {
  if (!WITH_FACTS.includes(kind)) return []
  const { facts, erasedOn, instead, before, nowhere } = mailSentences[language]
  const { startsAt, location = '', team = '', fee = '', bring = '', dataErasedOn: erased = '', was } = event
  const map = placeOnMap(location)
  const hasMoved = was !== undefined && Date.parse(was.startsAt) !== Date.parse(startsAt)
  const isElsewhere = was !== undefined && was.location.trim() !== location.trim()
  return [
    {
      label: facts.when,
      value: dateIn(language, startsAt),
      ...(hasMoved ? { instead: instead.replace('{date}', () => shortDateIn(language, was.startsAt)) } : {}),
    },
    ...(location === '' && !isElsewhere
      ? []
      : [
          {
            label: facts.where,
            value: location === '' ? nowhere : location,
            ...(isElsewhere ? { instead: before.replace('{was}', () => was.location || nowhere) } : {}),
            ...(map === null ? {} : { link: { label: facts.map, href: map } }),
          },
        ]),
    ...(team === '' ? [] : [{ label: facts.team, value: team }]),
    ...(fee === '' ? [] : [{ label: facts.fee, value: fee }]),
    ...(bring === '' ? [] : [{ label: facts.bring, value: bring }]),
    ...(erased === '' || !TO_REGISTERED.includes(kind)
      ? []
      : [{ label: facts.erased, value: erasedOn.replace('{date}', () => dayIn(language, erased)) }]),
  ]
}
