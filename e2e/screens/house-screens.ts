import { expect } from '@playwright/test'
import { typeCode } from '../people/player.ts'
import { type Opening, press, scrollTo } from './screen.ts'

/** `stranger`: a new device; `regular`: one that organizes and plays; `member`: a signed-in shop. */
export type Guest = 'stranger' | 'regular' | 'member'

export type HouseScreen = {
  readonly name: string
  readonly of: Guest
  readonly path: string
  readonly open?: Opening
  /** From then on requests do not arrive. */
  readonly network?: 'silent' | 'gone'
  readonly isMissing?: true
  readonly says?: RegExp
}

const SEARCH = '/?q=vendredi'

const A_TOURNAMENT = '/tournament/:code'

const menu = press((words) => words.shell.menu.open)
const filters = press((words) => words.home.search.filters)
const code: Opening = (page, at) => typeCode(page, at.code)
const wrongCode: Opening = async (page, { words }) => {
  await typeCode(page, 'ZZZZZZ')
  await expect(page.getByText(words.home.join.notFound).first()).toBeVisible()
}
const found = scrollTo((words) => words.home.search.title)
const refused: Opening = async (page, at) => {
  await code(page, at)
  await expect(page.getByText(at.words.home.join.failed).first()).toBeVisible()
}
const created: Opening = async (page, at) => {
  await press(({ creation }) => creation.quick.submit)(page, at)
  await expect(page.getByRole('heading', { name: at.words.creation.success.title })).toBeVisible()
}
const registration: Opening = async (page, at) => {
  await press(({ registrations }) => registrations.form.submit)(page, at)
}

/** Every screen outside tournaments, and those for a bad network. */
export const HOUSE_SCREENS: readonly HouseScreen[] = [
  { name: 'home, new device', of: 'stranger', path: '/' },
  { name: 'home, own tournaments', of: 'regular', path: '/' },
  { name: 'home, signed in', of: 'member', path: '/' },
  { name: 'menu', of: 'stranger', path: '/', open: menu },
  { name: 'taking over', of: 'stranger', path: '/take-over' },
  { name: 'from another tool', of: 'stranger', path: '/rescue' },
  { name: 'search results', of: 'stranger', path: SEARCH, open: found },
  { name: 'nothing found', of: 'stranger', path: '/?q=introuvable&format=modern', open: found },
  { name: 'filters', of: 'stranger', path: SEARCH, open: filters },
  { name: 'no such code', of: 'stranger', path: '/', open: wrongCode },
  { name: 'registration refused', of: 'stranger', path: A_TOURNAMENT, open: registration },
  { name: 'event', of: 'stranger', path: A_TOURNAMENT },
  { name: 'event of a member', of: 'member', path: `${A_TOURNAMENT}/admin-advanced` },
  { name: 'loading', of: 'stranger', path: '/', open: code, network: 'silent' },
  { name: 'error', of: 'stranger', path: '/', open: refused, network: 'gone', says: /^\[join-by-code\]/ },
  { name: 'no such tournament', of: 'stranger', path: '/tournament/ZZZZZZ', isMissing: true },
  { name: 'not my tournament', of: 'stranger', path: `${A_TOURNAMENT}/admin-advanced` },
  { name: 'not my table', of: 'stranger', path: `${A_TOURNAMENT}/player` },
  { name: 'nowhere', of: 'stranger', path: '/nowhere', isMissing: true },
  { name: 'creation, no account', of: 'stranger', path: '/create-tournament' },
  { name: 'creation', of: 'member', path: '/create-tournament' },
  { name: 'announcing, no account', of: 'stranger', path: '/announce' },
  { name: 'announcing', of: 'member', path: '/announce' },
  { name: 'sign in', of: 'stranger', path: '/login' },
  { name: 'new account', of: 'stranger', path: '/register' },
  { name: 'password forgotten', of: 'stranger', path: '/forgot-password' },
  { name: 'password letter', of: 'stranger', path: '/reset-password-email-sent' },
  { name: 'new password', of: 'stranger', path: '/reset-password?userId=a&secret=b' },
  { name: 'address letter', of: 'stranger', path: '/confirm-email-sent' },
  { name: 'address unconfirmed', of: 'stranger', path: '/verify-email' },
  { name: 'mails, false link', of: 'stranger', path: '/mails#x' },
  { name: 'report, false link', of: 'stranger', path: '/report#x' },
  { name: 'registration, false link', of: 'stranger', path: '/my-registration#x.y' },
  { name: 'not me', of: 'stranger', path: '/not-me#x' },
  { name: 'become organizer', of: 'stranger', path: '/become-organizer' },
  { name: 'profile', of: 'member', path: '/profile' },
  { name: 'shop to be opened', of: 'member', path: '/my-shop' },
  { name: 'seasons without a shop', of: 'member', path: '/my-seasons' },
  { name: 'no such season', of: 'stranger', path: '/saison/nulle-part', isMissing: true },
  { name: 'no such rating', of: 'stranger', path: '/cote/nulle-part', isMissing: true },
  { name: 'no such shop', of: 'stranger', path: '/lieu/nulle-part', isMissing: true },
  { name: 'results without any', of: 'member', path: '/my-past' },
  { name: 'no such results', of: 'stranger', path: '/parcours/nulle-part', isMissing: true },
  { name: 'change password', of: 'member', path: '/update-password' },
  { name: 'organized tournaments', of: 'member', path: '/organized-tournaments' },
  { name: 'my events', of: 'stranger', path: '/my-events' },
  { name: 'events of a member', of: 'member', path: '/admin-advanced' },
  { name: 'about', of: 'stranger', path: '/about' },
  { name: 'privacy', of: 'stranger', path: '/privacy' },
  { name: 'proof of erasure', of: 'stranger', path: '/erasure-proof' },
  { name: 'terms', of: 'stranger', path: '/terms' },
  { name: 'shared text', of: 'stranger', path: '/share?text=bonjour' },
  { name: 'created', of: 'stranger', path: '/', open: created },
]
