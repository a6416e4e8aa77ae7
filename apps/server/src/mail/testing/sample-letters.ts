import type { EventLetterKind, Letter, LetterEvent, LetterKind } from '@tablee/contract/serving/letter'
import type { Email } from '@tablee/domain/accounts/email'
import { LANGUAGES, type Language } from '@tablee/domain/language'

const PAGE = 'https://tablee.exemple.fr'
const CHOICE = { page: `${PAGE}/mails#3f9c.signature`, oneClick: `${PAGE}/v1/mails/off?token=3f9c.signature` }
const REFUSAL = { ...CHOICE, page: `${PAGE}/not-me#3f9c.signature` }

const EVENT: LetterEvent = {
  ...{ name: 'Modern du vendredi', startsAt: '2026-11-27T18:30:00.000Z', organizer: '' },
  ...{ location: 'Le Vieux Grimoire, 12 rue de la République, 69002 Lyon', code: 'K7QM2X' },
  ...{ fee: '5 €, à régler sur place', bring: 'Deck de 60 cartes, dés, pièce d’identité' },
  dataErasedOn: '2027-11-28T13:00:00.000Z',
}
const REASON = 'La salle est fermée pour travaux.\nNous sommes désolés du dérangement.'
const MOVED = { ...EVENT, was: { startsAt: '2026-11-28T13:00:00.000Z', location: 'Bron' }, reason: REASON }

/** A new kind needs an entry. */
const EVENTS: Readonly<Record<EventLetterKind, LetterEvent>> = {
  registrationReceived: EVENT,
  registrationWaiting: EVENT,
  registrationAccepted: EVENT,
  registrationPromoted: EVENT,
  registrationCancelled: EVENT,
  eventMoved: MOVED,
  eventReminder: EVENT,
  eventMessage: EVENT,
  eventCancelled: { ...EVENT, reason: REASON },
  eventDeleted: EVENT,
  eventRestored: EVENT,
  eventHandedOver: { ...EVENT, organizer: 'Camille' },
  eventOffered: { ...EVENT, organizer: 'Camille' },
  offerAccepted: { ...EVENT, organizer: 'Camille' },
  offerDeclined: { ...EVENT, organizer: 'Camille' },
  messageReported: EVENT,
  guardianAgreed: { ...EVENT, guardianText: 1 },
  addressQuestion: EVENT,
  registrationDigest: { ...EVENT, registered: 12, capacity: 16 },
  lateDeparture: { ...EVENT, player: 'Zoé' },
  dateAnnounced: { ...EVENT, series: 'fridays00001' },
  dateMoved: { ...MOVED, series: 'fridays00001' },
  dateCancelled: { ...EVENT, reason: REASON, series: 'fridays00001' },
  seriesQuestion: { ...EVENT, series: 'fridays00001' },
  pageHidden: { ...EVENT, contact: 'contact@exemple.fr' },
  pageRestored: { ...EVENT, contact: 'contact@exemple.fr' },
}

/** To organizers, or about erased tournaments: the button does not lead to a registration. */
const NOT_OF_PLAYERS: ReadonlySet<EventLetterKind> = new Set([
  ...(['eventDeleted', 'eventOffered', 'offerAccepted', 'offerDeclined', 'messageReported'] as const),
  ...(['guardianAgreed', 'registrationDigest', 'lateDeparture', 'pageHidden', 'pageRestored'] as const),
])
const PERSONAL_LINK = `${PAGE}/my-registration#55e97f79d3.Qm9uam91ciBsZSBtb25kZSwgamUgc3VpcyB1bmUgc2lnbmE`

/** To unconfirmed addresses; other letters are not sent there. */
const ASKING: readonly EventLetterKind[] = [
  'registrationReceived',
  'registrationWaiting',
  'registrationAccepted',
  'registrationPromoted',
  'eventMoved',
  'eventCancelled',
  'guardianAgreed',
]

const OF_ACCOUNTS = ['verification', 'recovery', 'emailChange', 'emailChanged', 'organizerGranted'] as const

export type Sample = { readonly name: string; readonly letter: Letter }

function shopLetters(language: Language): readonly Sample[] {
  const link = `${PAGE}/profile`
  const shop = { name: 'Le Vieux Grimoire', by: 'Camille' }
  const wrote = { from: 'Zoé', event: EVENT.name, text: 'Peut-on venir à 19 h 15 ?', replyTo: null }
  return [
    ...(['shopInvited', 'shopOffered', 'hookStopped'] as const).map((kind) =>
      sampled(kind, { ...plain(language), kind, link, shop }),
    ),
    sampled('playerWrote', { ...plain(language), kind: 'playerWrote', link, wrote }),
  ]
}

/** Every letter in each language, and as sent to an unconfirmed address. */
export function sampleLetters(): readonly Sample[] {
  return LANGUAGES.flatMap((language) => [
    ...OF_ACCOUNTS.map((kind) =>
      sampled(kind, { ...plain(language), kind, link: `${PAGE}/verify-email?userId=1&secret=2` }),
    ),
    sampled('organizerAsked', organizerAsked(language)),
    ...shopLetters(language),
    ...(Object.keys(EVENTS) as EventLetterKind[]).flatMap((kind) => [
      sampled(kind, ofEvent(kind, language)),
      ...(ASKING.includes(kind) ? [sampled(kind, asking(kind, language), '-unconfirmed')] : []),
    ]),
    sampled('registrationAccepted', longest(language), '-longest'),
  ])
}

const sampled = (kind: LetterKind, letter: Letter, more = ''): Sample => ({
  name: `${letter.language}-${kind}${more}`,
  letter,
})

const plain = (language: Language) => ({
  ...{ id: '1', to: 'camille@exemple.fr' as Email, name: 'Camille', language, attempts: 1 },
})

function organizerAsked(language: Language): Letter {
  const text = 'Nous sommes un club de 30 joueurs à Lyon.'
  const asked = { name: 'Camille', email: 'camille@exemple.fr', text, command: 'organizer grant camille@exemple.fr' }
  return { ...plain(language), kind: 'organizerAsked', link: `${PAGE}/become-organizer`, asked }
}

function ofEvent(kind: EventLetterKind, language: Language): Letter {
  const isOfPlayers = !NOT_OF_PLAYERS.has(kind) && EVENTS[kind].series === undefined
  const link = isOfPlayers ? PERSONAL_LINK : `${PAGE}/tournament/${EVENT.code}`
  const message = { id: '1', text: 'Venez tôt : la porte ferme à 19 h.\nÀ vendredi !', reportLink: `${PAGE}/report#1` }
  if (kind === 'seriesQuestion') {
    const follow = `${PAGE}/serie/fridays00001#follow=3f9c.signature`
    return { ...plain(language), name: '', kind, link: follow, event: EVENTS[kind], refusal: REFUSAL }
  }
  const hasMessage = kind === 'eventMessage' || kind === 'messageReported' || kind === 'pageHidden'
  return {
    ...{ ...plain(language), kind, link, event: EVENTS[kind], choice: CHOICE },
    ...(hasMessage ? { message: kind === 'eventMessage' ? message : { ...message, reportLink: null } } : {}),
  }
}

function asking(kind: EventLetterKind, language: Language): Letter {
  const { choice: _, ...letter } = ofEvent(kind, language) as Extract<Letter, { event: LetterEvent }>
  return { ...letter, refusal: REFUSAL, isAsking: true }
}

function longest(language: Language): Letter {
  const letter = ofEvent('registrationAccepted', language) as Extract<Letter, { event: LetterEvent }>
  const name = 'Maximilien-Alexandre de la Rochefoucauld-Montmorency'
  const event = {
    ...EVENT,
    name: `Championnat régional Auvergne-Rhône-Alpes ${'W'.repeat(40)}`,
    bring: 'Deck, '.repeat(33),
  }
  return { ...letter, name, event }
}
