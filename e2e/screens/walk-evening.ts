import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Language } from '@tablee/domain/language'
import { FORMATS } from '@tablee/messages/formats'
import { holding } from '../people/filled-tournament.ts'
import { Evening } from './evening.ts'
import { expectToBeLoaded, type Look, openPage, WORDS } from './screen.ts'
import {
  type Kind,
  MOMENTS,
  type Moment,
  PAGES,
  TOURNAMENT_SCREENS,
  type TournamentScreen,
  type Viewer,
} from './tournament-screens.ts'

/** A narrow one: what is opened there stays open when the screen grows. */
export function phoneIn(language: Language): BrowserContextOptions {
  return { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', locale: FORMATS[language].locale }
}

export const KINDS: readonly Kind[] = ['quick', 'announced']

export type Walk = {
  readonly kind: Kind
  readonly players: number
  readonly language: Language
  /** With nobody or two players some do not exist. */
  readonly moments: readonly Moment[]
  /** By visit name; all by default. */
  readonly isWanted?: (visit: string) => boolean
}

export type Visit = { readonly moment: Moment; readonly screen: TournamentScreen }

export function nameOf({ moment, screen }: Visit): string {
  return `${moment} · ${screen.of} · ${screen.name}`
}

export function momentsOf(players: number): readonly Moment[] {
  if (players === 0) return ['waiting', 'cancelled']
  if (players === 2) return ['waiting', 'round 1', 'finished']
  return MOMENTS.filter((moment) => moment !== 'cancelled')
}

/** In the order reached; without players none looks. */
export function visitsOf({ kind, players, moments }: Pick<Walk, 'kind' | 'players' | 'moments'>): readonly Visit[] {
  return moments.flatMap((moment) =>
    TOURNAMENT_SCREENS.filter(
      (screen) =>
        screen.at.includes(moment) &&
        (screen.only ?? kind) === kind &&
        players >= (screen.players ?? 0) &&
        (screen.of !== 'player' || kind === 'announced' || players > 0),
    ).map((screen) => ({ moment, screen })),
  )
}

/** Looks at every wanted screen at each moment. */
export async function walkEvening(browser: Browser, walk: Walk, look: Look): Promise<void> {
  const { kind, players, language, isWanted = () => true } = walk
  const options = phoneIn(language)
  const evening = await Evening[kind](browser, players, options)
  const words = WORDS[language]
  const { code } = evening.tournament
  const pageOf = async (viewer: Viewer, keys: Parameters<typeof holding>[2]) =>
    holding(viewer === 'organizer' ? evening.device : await browser.newContext(options), evening.tournament, keys)
  for (const moment of walk.moments) {
    await evening.reach(moment)
    const pages = new Map<string, { readonly page: Page; at: TournamentScreen['page'] | null }>()
    const visits = visitsOf({ kind, players, moments: [moment] })
    for (const { screen } of visits.filter((visit) => isWanted(nameOf(visit)))) {
      const keys = evening.keys(screen.of)
      if (keys === null) throw new Error(`Nobody is there to look at: ${nameOf({ moment, screen })}`)
      const shown = pages.get(screen.of) ?? { page: await pageOf(screen.of, keys), at: null }
      pages.set(screen.of, shown)
      await shown.page.setViewportSize({ width: 360, height: 740 })
      if (shown.at !== screen.page) await openPage(shown.page, addressOf(screen, evening))
      shown.at = screen.open && !screen.isTab ? null : screen.page
      await screen.open?.(shown.page, { words, code })
      await expectToBeLoaded(shown.page)
      await look(shown.page, nameOf({ moment, screen }))
      await shown.page.context().setOffline(false)
    }
    for (const [viewer, { page }] of pages) await (viewer === 'organizer' ? page : page.context()).close()
  }
  await evening.device.close()
}

function addressOf({ page }: TournamentScreen, { tournament: { code, path } }: Evening): string {
  const below = PAGES[page]
  return below === null ? path : `/tournament/${code}${below}`
}
