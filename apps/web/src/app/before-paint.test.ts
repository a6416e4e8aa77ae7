import { LANGUAGES } from '@tablee/domain/language'
import { afterEach, beforeEach, expect, test } from 'vitest'
import html from '../../index.html?raw'

const page = document.documentElement

beforeEach(() => {
  document.head.innerHTML = (html.match(/<meta name="theme-color".*/g) ?? []).join('')
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['signedIn', 'drafts']) delete page.dataset[name]
  delete page.dataset.theme
  delete page.dataset.waiting
  history.replaceState(null, '', '/')
  page.lang = ''
})

/** The inline script; the server allows it by its hash. */
function runBeforePaint(): void {
  const [, script] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  if (!script) throw new Error('index.html has no script before the first paint')
  new Function(script.replace('%LANGUAGES%', LANGUAGES.join(' ')))()
}

const barColours = () => [...document.querySelectorAll('meta')].map(({ content }) => content)

test('LAY-11 a kept theme and a kept language are there before the first paint', () => {
  localStorage.setItem('tablee:theme', 'dark')
  localStorage.setItem('tablee:language', 'en')
  runBeforePaint()
  expect(page.dataset.theme).toBe('dark')
  expect(page.lang).toBe('en')
  expect(barColours()).toEqual(['#1a1d24', '#1a1d24'])
})

test('without a choice, or with an unreadable one, the page follows the system', () => {
  localStorage.setItem('tablee:theme', 'blue')
  localStorage.setItem('tablee:language', 'xx')
  runBeforePaint()
  expect(page.dataset.theme).toBeUndefined()
  expect(page.lang).toBe('')
  expect(barColours()).toEqual(['#fbf8f2', '#1a1d24'])
})

test('FAST-6 what is for strangers, and what this tab put into fields, is told by the page', () => {
  runBeforePaint()
  expect([page.dataset.signedIn, page.dataset.drafts]).toEqual([undefined, undefined])
  localStorage.setItem('tablee:signed_in', 'yes')
  sessionStorage.setItem('tablee:drafts', '{}')
  runBeforePaint()
  expect([page.dataset.signedIn, page.dataset.drafts]).toEqual(['', ''])
})

test('what the server wrote stays hidden where this device would see it change', () => {
  const isWaiting = (path: string, kept: Readonly<Record<string, string>> = {}) => {
    localStorage.clear()
    delete page.dataset.waiting
    page.lang = 'fr'
    history.replaceState(null, '', path)
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    runBeforePaint()
    return page.dataset.waiting !== undefined
  }
  expect(isWaiting('/')).toBe(false)
  expect(isWaiting('/tournament/K7QM2X')).toBe(false)
  expect(isWaiting('/', { 'tablee:language': 'fr' })).toBe(false)
  expect(isWaiting('/', { 'tablee:language': 'en' })).toBe(true)
  expect(isWaiting('/', { 'tablee:signed_in': 'yes' })).toBe(false)
  expect(isWaiting('/', { userTournaments: '[{}]' })).toBe(true)
  expect(isWaiting('/tournament/K7QM2X', { 'tablee:player_ids': '{}' })).toBe(true)
  expect(isWaiting('/tournament/K7QM2X', { 'tablee:signed_in': 'yes' })).toBe(true)
  expect(isWaiting('/login')).toBe(false)
  expect(isWaiting('/login', { 'tablee:signed_in': 'yes' })).toBe(true)
  expect(isWaiting('/become-organizer', { 'tablee:signed_in': 'yes' })).toBe(true)
  expect(isWaiting('/become-organizer')).toBe(false)
  expect(isWaiting('/privacy', { 'tablee:signed_in': 'yes', userTournaments: '[{}]' })).toBe(false)
  // Home reserves space for the evening of someone signed in.
  expect(isWaiting('/', { 'tablee:signed_in': 'yes', 'tablee:has-evening': 'yes' })).toBe(true)
  expect(isWaiting('/', { 'tablee:has-evening': 'yes' })).toBe(false)
})
