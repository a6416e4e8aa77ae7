import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Language } from '@tablee/domain/language'
import { cut } from '../cut.ts'
import type { Expectations } from '../expectations.ts'
import { grantOrganizer, signedInDevice } from '../people/accounts.ts'
import {
  type FilledTournament,
  filledEvent,
  filledQuickTournament,
  finishQuick,
  startQuick,
} from '../people/filled-tournament.ts'
import { withoutWorkers } from '../without-workers.ts'
import type { Guest, HouseScreen } from './house-screens.ts'
import { expectToBeLoaded, type Look, openPage, WORDS } from './screen.ts'
import { phoneIn } from './walk-evening.ts'

const EVENTS = [
  { name: 'Vendredi Modern', location: 'Rennes, 35000' },
  {
    name: 'Championnat-interrégional-de-Modern-du-vendredi',
    location: 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson',
  },
  { name: 'Le grand vendredi de la boutique du Vieux Grimoire, quatorzième édition', location: 'Lyon' },
] as const

/** Returns the code of the event with the longest word. */
async function openShop(browser: Browser, language: Language) {
  const name = 'Maximilienne-Alexandra de la Rochefoucauld'
  const { device, account } = await signedInDevice(browser, name, phoneIn(language))
  await grantOrganizer(account)
  // Home shows the earliest events; other journeys use the next hour.
  const tournamentDate = new Date(Date.now() + 7_200_000).toISOString()
  const events: FilledTournament[] = []
  for (const event of EVENTS) events.push(await filledEvent(device, 2, { ...event, tournamentDate, maxPlayers: 8 }))
  return { device, code: events[1]?.code ?? '' }
}

/** One tournament waits, its owner plays in one, one is over. */
async function openRegular(browser: Browser, language: Language): Promise<BrowserContext> {
  const device = await browser.newContext(phoneIn(language))
  const [waiting, running, over] = [
    await filledQuickTournament(device, 2, { playerCount: 8 }),
    await filledQuickTournament(device, 8),
    await filledQuickTournament(device, 2),
  ]
  await startQuick(device, running)
  await finishQuick(device, over, await startQuick(device, over))
  const [player = ['', '']] = running.secrets
  const saved = [waiting, running, over].map(({ id, code }, index) => ({
    id,
    code,
    role: index === 1 ? 'player' : 'organizer',
    lastAccessed: index,
    playerName: index === 1 ? player[0] : null,
  }))
  await device.addInitScript(
    ([tournaments, players, organizers]) => {
      if (location.host === '') return
      localStorage.setItem('userTournaments', tournaments)
      localStorage.setItem('tablee:player_ids', players)
      localStorage.setItem('tablee:organizer_ids', organizers)
    },
    [
      JSON.stringify(saved),
      JSON.stringify({ [running.id]: player[1] }),
      JSON.stringify({ [waiting.id]: waiting.organizerId, [over.id]: over.organizerId }),
    ] as const,
  )
  return device
}

export function expectOfHouse(expects: Expectations, screens: readonly HouseScreen[]): void {
  for (const { path, isMissing, says } of screens) {
    if (isMissing) expects.answer(404, path)
    if (says) expects.console(says)
  }
}

export async function walkHouse(
  browser: Browser,
  { language, screens }: { readonly language: Language; readonly screens: readonly HouseScreen[] },
  look: Look,
): Promise<void> {
  const { device: member, code } = await openShop(browser, language)
  const stranger = await browser.newContext(phoneIn(language))
  const isRegular = screens.some((screen) => screen.of === 'regular')
  const devices: Readonly<Record<Guest, BrowserContext>> = {
    member,
    regular: isRegular ? await openRegular(browser, language) : stranger,
    stranger,
  }
  // Otherwise the device would answer for missing pages.
  await withoutWorkers(devices.stranger)
  for (const screen of screens) {
    const page = await devices[screen.of].newPage()
    await openPage(page, screen.path.replace(':code', code))
    await spoilNetwork(page, screen)
    await screen.open?.(page, { words: WORDS[language], code })
    if (screen.network === undefined) await expectToBeLoaded(page)
    await look(page, screen.name)
    await page.close()
  }
  for (const device of new Set(Object.values(devices))) await device.close()
}

async function spoilNetwork(page: Page, { network }: HouseScreen): Promise<void> {
  if (network === undefined) return
  if (network === 'gone') return cut(page, '**/v1/**')
  await page.route('**/v1/**', () => {})
}
