import { REFUSAL_STATUS } from '@tablee/contract/refusals'
import { REFUSAL_CODES } from '@tablee/domain/refusal-codes'
import { expect, test } from 'vitest'
import { awaySentences } from './away.ts'
import { callSentences } from './calls.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { hookSentences } from './hooks.ts'
import { mailSentences } from './mail.ts'
import { movedSentences } from './moved.ts'
import { previewSentences } from './preview.ts'
import { ruleFaultSentences } from './rule-faults.ts'

type Tree = { readonly [key: string]: string | Tree }

function leaves(tree: Tree, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : leaves(value, `${path}${key}.`),
  )
}

const french = new Map(
  leaves({
    ...fr,
    mail: mailSentences.fr,
    preview: previewSentences.fr,
    away: awaySentences.fr,
    moved: movedSentences.fr,
    ruleFaults: ruleFaultSentences.fr,
    calls: callSentences.fr,
    hookCards: hookSentences.fr,
  }),
)
const english = new Map(
  leaves({
    ...en,
    mail: mailSentences.en,
    preview: previewSentences.en,
    away: awaySentences.en,
    moved: movedSentences.en,
    ruleFaults: ruleFaultSentences.en,
    calls: callSentences.en,
    hookCards: hookSentences.en,
  }),
)
const valuesIn = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?:, \w+)?\}/g)].map(([, name]) => name))].sort()

test('LAY-11 both catalogues have the same keys, and no sentence is empty', () => {
  expect([...english.keys()].sort()).toEqual([...french.keys()].sort())
  for (const sentence of [...french.values(), ...english.values()]) expect(sentence.trim()).not.toBe('')
})

test('LAY-11 a sentence names the same values in both languages', () => {
  for (const [key, sentence] of french)
    expect([key, valuesIn(english.get(key) ?? '')]).toEqual([key, valuesIn(sentence)])
})

test('API-4 every refusal has a status and a sentence', () => {
  for (const code of REFUSAL_CODES) {
    expect(REFUSAL_STATUS[code]).toBeGreaterThanOrEqual(400)
    expect(french.get(`refusals.${code}`)).toBeTruthy()
  }
})

/** Sentences of the specification stay letter for letter; each is in it, or in the table of docs/messages.md. */
const LETTER_FOR_LETTER = [
  'accounts.organizer.ask',
  'accounts.register.failedUnexplained',
  'accounts.required.email',
  'accounts.required.emailInvalid',
  'admin.failed.add',
  'admin.notOrganizer',
  'creation.games.yugioh',
  'dashboard.notRegistered',
  'defaults.calls.accept-registration',
  'defaults.calls.add-anonymous-player',
  'defaults.calls.cancel-player-advanced-tournament',
  'defaults.calls.drop-player-advanced-tournament',
  'defaults.calls.extract-moxfield-decklist',
  'defaults.calls.join-quick-tournament',
  'defaults.calls.register-advanced-player',
  'eventAdmin.forbiddenHelp',
  'failures.function_failed',
  'home.recent.code',
  'home.search.failed',
  'organizer.failed.add',
  'preview.games.yugioh',
  'refusals.deck_site_failed',
  'refusals.email_required',
  'refusals.not_organizer',
  'refusals.registration_email_invalid',
  'refusals.tournament_not_found',
  'registrations.form.failed',
  'registrations.leave.failed',
  'registrations.own.cancelFailed',
  'tournament.failure.notFound',
  'tournament.gameTypes.yugioh',
  'tournament.join.failed',
]

test('LAY-11 French sentences of our own have typographic apostrophes and narrow spaces', () => {
  const plain = [...french].filter(([, sentence]) =>
    /\p{L}'|[^\s\u202f][ ]?[:;!?%»](?=\s|$)(?<!\u202f.)|« /u.test(sentence),
  )
  expect(plain.map(([key]) => key).sort()).toEqual(LETTER_FOR_LETTER)
})

/** Numbers, moments, or words beginning with a consonant: nothing is elided before them. */
const NEVER_ELIDED =
  /^(count|min|max|before|after|date|time|end|round|table|total|size|places|points|km|first|last|days|page|tables|minutes|moment|rank|age)$/
/** Words that lose a letter before a vowel, and articles that no name has. */
const BEFORE_NAME = /\b(?:de|que|qu’|d’|le|la|l’|lorsque|puisque|jusque|ne|se|ce) ?\{(\w+)\}/giu

test('LAY-11 no French sentence puts a name after a word that would lose a letter: “d’Oscar” and never “de Oscar”', () => {
  const found = [...french].flatMap(([key, sentence]) =>
    [...sentence.matchAll(BEFORE_NAME)]
      .filter(([, value = '']) => !NEVER_ELIDED.test(value))
      .map(([words]) => `${key}: ${words}`),
  )
  expect(found).toEqual([])
})

test('LAY-11 values that follow “de” stand in sentences that the app says: the server fills in its own as they are', () => {
  const asked = [...french].filter(([, sentence]) => /\{\w+, /.test(sentence)).map(([key]) => key)
  expect(asked.length).toBeGreaterThan(20)
  expect(
    asked.filter((key) => /^(refusals|failures|replies|advice|defaults|mail|preview|away|calls)\./.test(key)),
  ).toEqual([])
  for (const [key, sentence] of french)
    expect([key, sentence]).toEqual([key, sentence.replace(/\{(\w+), (?!de\})\w+\}/g, '')])
  expect([...english].filter(([, sentence]) => /\{\w+, /.test(sentence))).toEqual([])
})

test('LAY-11 nobody is taken for a man: who organizes and who sits out are named without a gender', () => {
  const found = [...french].filter(([, sentence]) =>
    /\b(?:[ldnu]’|un |cet )(?:organisateur|exempt)\b(?! ouvre)|\bexempt(?:é|s)?\b|êtes (?:exempt|disqualifié|inscrit)\b/iu.test(
      sentence,
    ),
  )
  expect(found).toEqual([])
})

test('WORD-11 nobody is a man by default, and the staff takes decisions, no “actes”', () => {
  const found = [...french].filter(([, sentence]) =>
    /\bactes?\b|(?<!celles et )\bceux qui\b|\bvainqueurs?\b|\bchacun (?:joue|rencontre|est)\b|\b(?:un|le|au) premier (?:de|qui)\b|\bêtre prévenu\b/iu.test(
      sentence,
    ),
  )
  expect(found).toEqual([])
})

test('WORD-11 the screens write email in one way in each language', () => {
  const ofScreens = ([key]: readonly [string, string]) => !/^(mail|preview|legal|accounts\.mails)\b/.test(key)
  const written = (sentences: ReadonlyMap<string, string>, pattern: RegExp) =>
    [...sentences].filter((entry) => ofScreens(entry) && pattern.test(entry[1].replace(/\{[^}]*\}/g, '')))
  expect(written(english, /e-mails?\b/i)).toEqual([])
  expect(written(french, /\b(?:le|un|ce|du|des|les|de|par) mails?\b|\bemails?\b(?! (?:est requis|n'est))/iu)).toEqual(
    [],
  )
})
