import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { LANGUAGES } from '@tablee/domain/language'
import { FORMATS } from '@tablee/messages/formats'
import { expect, test } from 'vitest'
import { projectRoot } from './project-root.mjs'
import { codeFilesBelow } from './rooms.mjs'

/** Who names a language, and why. Everybody else uses the list. */
const MAY_NAME: Readonly<Record<string, string>> = {
  'apps/server/src/operator/cards/shapes/altered.ts': 'keys of files that others write',
  'apps/web/index.html': 'the page as it is built is in the language of the source; the server writes over it',
  'apps/web/src/features/tournaments/handover/phrase-words-of.ts':
    'each list of words is fetched by an import of its own',
  'apps/web/src/language/word-parts.ts': 'each catalogue is fetched by an import of its own',
  'packages/domain/src/language.ts': 'the list',
  'packages/messages/src/away.ts': 'the catalogues put together',
  'packages/messages/src/calls.ts': 'the catalogues put together',
  'packages/messages/src/catalogues.ts': 'the catalogues put together',
  'packages/messages/src/formats.ts': 'what a language writes beside its sentences',
  'packages/messages/src/hooks.ts': 'the catalogues put together',
  'packages/messages/src/mail.ts': 'the catalogues put together',
  'packages/messages/src/moved.ts': 'the catalogues put together',
  'packages/messages/src/preview.ts': 'the catalogues put together',
  'packages/messages/src/rule-faults.ts': 'the catalogues put together',
  'tools/take-screenshots.ts': 'the browser of somebody who reads French',
}

const ALSO = ['apps/web/index.html', 'apps/web/public/calls.js']
const SKIPPED = /\.test\.tsx?$|\/testing\/|\/golden\/|^packages\/messages\/src\/(?:LANGUAGE)(?:\/|\.ts$)/
const ROOMS = ['packages', 'apps', 'tools', 'scripts']

const names = LANGUAGES.join('|')
const tags = Object.values(FORMATS).flatMap(({ locale }) => [locale, locale.replace('-', '_')])
/** As a text, and as an object key. */
const QUOTED = new RegExp(`(['"\`])(?:${[names, ...tags].join('|')})\\1`)
const KEY = new RegExp(`(?:^|[{,])\\s*(?:${names})\\s*[,:}]`)
/** Every sentence's key comes from the source: as a type it names no language. */
const NO_NAME = /^\s*(?:\/?\*|\/\/)|^import type \{ fr \} from '@tablee\/messages\/fr'$/

function namesALanguage(line: string): boolean {
  return !NO_NAME.test(line) && (QUOTED.test(line) || KEY.test(line))
}

test('ACTS-16 who means each language, or the language of somebody, takes it from the list', () => {
  const skipped = new RegExp(SKIPPED.source.replace('LANGUAGE', names))
  const files = [...ROOMS.flatMap((room) => codeFilesBelow(room)), ...ALSO].map((file) => file.split(sep).join('/'))
  const checked = files.filter((file) => !skipped.test(file))
  expect(checked.length).toBeGreaterThan(1_000)
  const found = checked.filter((file) => readFileSync(join(projectRoot, file), 'utf8').split('\n').some(namesALanguage))
  expect(found.toSorted()).toEqual(Object.keys(MAY_NAME))
})

test.each([
  "type Letter = { readonly language: 'fr' | 'en' }",
  "const LOCALES = { fr: 'x', en: 'y' }",
  '  en: {',
  "import { en } from '@tablee/messages/en'",
  "return locale.startsWith('fr')",
  "language === 'fr' ? 'fr_FR' : other",
])('ACTS-16 such a line would be found: %s', (line) => {
  expect(namesALanguage(line)).toBe(true)
})

test.each(["import type { fr } from '@tablee/messages/fr'", ' * Tag of the language, such as `fr-FR`.'])(
  'and such a line names none: %s',
  (line) => {
    expect(namesALanguage(line)).toBe(false)
  },
)
