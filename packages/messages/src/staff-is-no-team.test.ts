import { LANGUAGES, type Language } from '@tablee/domain/language'
import { expect, test } from 'vitest'
import { CATALOGUES } from './catalogues.ts'
import { fr } from './fr.ts'

/** One team; whoever runs the site, and the staff in full, may be called so. */
const TEAM: Readonly<Record<Language, RegExp>> = {
  fr: /équipe(?! d’organisation| qui tient ce site| du site)(?!\p{L})/iu,
  en: /(?<!site )\bteam\b(?! that runs this site)/i,
}

type Said = { readonly key: string; readonly text: string }

const sentencesIn = (words: unknown, key: string): readonly Said[] =>
  typeof words === 'string'
    ? [{ key, text: words }]
    : Object.entries(words as object).flatMap(([piece, inner]) => sentencesIn(inner, `${key}.${piece}`))

/** Of a team that plays, though the key does not say so. */
const OTHERS: ReadonlySet<string> = new Set(['.dashboard.waiting.incomplete', '.legal.privacy.rights', '.spoken.seat'])
const isAboutTeams = ({ key }: Said) => /team/i.test(key) || OTHERS.has(key)

test.each(LANGUAGES)(
  'TEAM-64 where teams play, words about who runs the tournament do not call them one (%s)',
  (language) => {
    const said = sentencesIn(CATALOGUES[language], '').filter((one) => TEAM[language].test(one.text))
    expect(said.length).toBeGreaterThan(50)
    expect(said.filter((one) => !isAboutTeams(one))).toEqual([])
  },
)

test('TEAM-64 decisions and their journal are the organization’s', () => {
  expect(fr.refusals.result_decided_by_organizer).toContain('par l’organisation')
  expect(fr.journal.openPublic).toBe('Journal de l’organisation')
})
