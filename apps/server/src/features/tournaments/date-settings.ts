import type { DateSettings } from '@tablee/contract/tournaments/series'
import { type PlainSetting, plainSettings, type Taken } from '@tablee/domain/tournaments/attributes/attributes'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

type Kept = { readonly [Name in keyof DateSettings]-?: Exclude<DateSettings[Name], undefined> }

/** Where the call's names differ. A missing setting does not compile. */
const NAMED_OUTSIDE: {
  readonly [Name in Exclude<Taken<'series'>, PlainSetting>]: (tournament: Tournament) => Partial<Kept>
} = {
  capacity: ({ capacity }) => ({ maxPlayers: capacity }),
  announcement: ({ announcement }) =>
    announcement
      ? {
          ...{ description: announcement.description, location: announcement.location },
          ...{ tournamentDate: announcement.startsAt, endDate: announcement.endsAt },
        }
      : {},
  registrationRules: ({ registrationRules: { closesAt: _, ...registrationRules } }) => ({ registrationRules }),
  stages: (tournament) => ({ structure: structureOf(tournament) }),
}

function settingsOf(tournament: Tournament): Partial<Kept> {
  if (!tournament.announcement) return {}
  const named = Object.values(NAMED_OUTSIDE).map((settings) => settings(tournament))
  return Object.assign({}, plainSettings(tournament, 'series'), ...named)
}

export function changedSettings(before: Tournament, after: Tournament) {
  const [was, is] = [settingsOf(before), settingsOf(after)]
  const names = (Object.keys(is) as (keyof DateSettings)[]).filter((name) => !isSame(was[name], is[name]))
  const only = (settings: Partial<Kept>): DateSettings =>
    Object.fromEntries(names.map((name) => [name, settings[name]]))
  return { was: only(was), is: only(is) }
}

export function stillHas(tournament: Tournament, made: DateSettings): boolean {
  const now = settingsOf(tournament)
  return (Object.keys(made) as (keyof DateSettings)[]).every((name) => isSame(now[name], made[name]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** The order of members sent by a phone does not matter. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
