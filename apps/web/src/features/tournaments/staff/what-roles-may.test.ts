import { DUTIES, type Duty } from '@tablee/domain/tournaments/authority/duties'
import { type ActName, may } from '@tablee/domain/tournaments/authority/may'
import type { Role } from '@tablee/domain/tournaments/authority/role'
import { en } from '@tablee/messages/en'
import { fr } from '@tablee/messages/fr'
import { expect, test } from 'vitest'

/** A sentence's words for acts not open to all roles, and some open to all. */
const NAMED: readonly (readonly [ActName, { readonly fr: RegExp; readonly en: RegExp }])[] = [
  ['update-score-quick-tournament', { fr: /scores/, en: /scores/ }],
  ['start-next-round', { fr: /rondes/, en: /rounds/ }],
  ['add-player-at-desk', { fr: /les joueurs/, en: /Runs players/ }],
  ['start-clock', { fr: /horloge/, en: /clock/ }],
  ['give-extra-time', { fr: /temps aux tables/, en: /tables time/ }],
  ['give-no-show', { fr: /absences/, en: /absences/ }],
  ['give-penalty', { fr: /pénalités/, en: /penalties/ }],
]

test('STAK-10 whoever is invited reads what the role may do, no less and no more', () => {
  for (const [act, words] of NAMED)
    for (const role of ['co-organizer', 'scorekeeper', 'judge'] as const satisfies readonly Role[]) {
      const said = { fr: words.fr.test(fr.staff.may[role]), en: words.en.test(en.staff.may[role]) }
      expect(said, `${act}, ${role}`).toEqual({ fr: may(act, role), en: may(act, role) })
    }
})

test('JUDG-10 each duty has its sentence, in each language another', () => {
  for (const duty of Object.keys(DUTIES) as readonly Duty[]) {
    expect(fr.staff.duty[duty], duty).not.toBe('')
    expect(en.staff.duty[duty], duty).not.toBe(fr.staff.duty[duty])
  }
  expect(Object.keys(fr.staff.duty).toSorted()).toEqual(Object.keys(DUTIES).toSorted())
})
