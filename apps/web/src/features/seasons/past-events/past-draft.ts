import type { CallInput } from '@tablee/contract/call'
import type { importPastEvents } from '@tablee/contract/seasons/past-events'
import { FORMATS_BY_GAME, type Format, mayBeNamed } from '@tablee/domain/tournaments/life/announcement'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { heldOnIn, nameOfFile } from '@tablee/domain/tournaments/rescue/held-on'
import { type PastEvent, readPastEvent } from '@tablee/domain/tournaments/rescue/past-event'
import type { Rescue } from '@tablee/domain/tournaments/rescue/rescued-evening'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { newSecret } from '../../../device-storage/secret.ts'
import { isDay } from '../../../ui/written-date.ts'

export type Played = { readonly game: Game; readonly format: Format; readonly formatName: string }

/** One evening that is being taken over: its text, and what somebody typed beside. */
export type PastDraft = {
  readonly id: string
  /** Null: pasted. */
  readonly fileName: string | null
  readonly text: string
  readonly read: Rescue<PastEvent>
  /** What the text says by itself. */
  readonly told: { readonly name: string; readonly heldOn: string }
  readonly typed: { readonly name?: string; readonly heldOn?: string; readonly played?: Played }
}

export type PastWish = CallInput<typeof importPastEvents>['events'][number]

export function pastDraft(text: string, fileName: string | null): PastDraft {
  return { id: `past-${newSecret().slice(0, 26)}`, typed: {}, ...readingOf(text, fileName) }
}

export function withText(draft: PastDraft, text: string): PastDraft {
  return { ...draft, ...readingOf(text, draft.fileName) }
}

function readingOf(text: string, fileName: string | null) {
  const read = readPastEvent(text)
  const named = fileName === null ? '' : nameOfFile(fileName)
  const told = { name: read.read?.name ?? named, heldOn: heldOnIn(text, fileName ?? '') ?? '' }
  return { text, fileName, read, told }
}

export function nameOf({ told, typed }: PastDraft, usual: string): string {
  return typed.name ?? (told.name === '' ? usual : told.name)
}

export function heldOnOf({ told, typed }: PastDraft): string {
  return typed.heldOn ?? told.heldOn
}

/** As somebody chose, else as the file says, else as all others. */
export function playedOf({ read, typed }: PastDraft, ofAll: Played): Played {
  if (typed.played) return typed.played
  const game = read.read?.game ?? ofAll.game
  return game === ofAll.game ? ofAll : { game, format: FORMATS_BY_GAME[game][0], formatName: '' }
}

export type DraftFault = 'text' | 'name' | 'date' | 'dateToCome'

/** What is missing before it may be taken. */
export function draftFaults(draft: PastDraft, { usual, today }: { readonly usual: string; readonly today: string }) {
  const heldOn = heldOnOf(draft)
  const faults: DraftFault[] = []
  if (draft.read.fault) faults.push('text')
  if (nameOf(draft, usual).trim() === '') faults.push('name')
  if (!isDay(heldOn)) faults.push('date')
  else if (heldOn > today) faults.push('dateToCome')
  return faults
}

/** Whom the shop knows, by the key of the name that was read; only those of whom somebody said so. */
export type SamePeople = ReadonlyMap<string, string>

export type Wishing = { readonly usual: string; readonly ofAll: Played; readonly same: SamePeople }

export function pastWish(draft: PastDraft, { usual, ofAll, same }: Wishing): PastWish {
  const { game, format, formatName } = playedOf(draft, ofAll)
  const named = mayBeNamed(format) && formatName.trim() !== '' ? formatName.trim() : null
  return {
    ...{ id: draft.id, name: nameOf(draft, usual).trim(), heldOn: heldOnOf(draft) },
    ...{ gameType: game, format, formatName: named },
    places: placesAfter(draft.read.read?.places ?? [], same),
  }
}

/** Two people of one evening never get one name. */
function placesAfter(places: PastEvent['places'], same: SamePeople): PastWish['places'] {
  const wanted = places.map(({ name }) => nameKey(same.get(nameKey(name)) ?? name))
  const times = new Map<string, number>()
  for (const key of wanted) times.set(key, (times.get(key) ?? 0) + 1)
  return places.map((place) => {
    const regular = same.get(nameKey(place.name))
    const isSame = regular !== undefined && times.get(nameKey(regular)) === 1
    return { ...place, name: isSame ? regular : place.name, isSame }
  })
}
