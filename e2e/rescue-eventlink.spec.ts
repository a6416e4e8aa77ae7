import { expect, type Page } from '@playwright/test'
import type { DocumentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { Thumb } from './people/counting-thumb.ts'
import { matchesOf } from './people/filled-tournament.ts'
import { finishTournament } from './people/rounds.ts'

const PEOPLE = [
  ...['Amélie', 'Bruno', 'Chloé', 'David', 'Élodie', 'Farid', 'Gaëlle', 'Hugo', 'Inès', 'Jules', 'Karim', 'Léa'],
  ...['Maximilienne-Alexandrine de la Tour', 'Noé', 'Océane', 'Paul', 'Quentin', 'Rose'],
]
const nameAt = (place: number) => PEOPLE[place] ?? ''
/** The first of each pair won. */
const FIRST_ROUND = Array.from({ length: 9 }, (_, place) => [place, place + 9] as const)
const SECOND_ROUND = Array.from({ length: 9 }, (_, pair) => [2 * pair, 2 * pair + 1] as const)
const pointsAfterOne = (place: number) => (place < 9 ? 3 : 0)
const pointsAfterTwo = (place: number) => pointsAfterOne(place) + (place % 2 === 0 ? 3 : 0)

/** As pairings are printed: a table, two names, and the points that both have before the round; no result. */
const printed = (round: number, pairs: readonly (readonly [number, number])[], points: (place: number) => number) => [
  `Pairings - Round ${round}`,
  'Table\tPlayer 1\tPoints\tPlayer 2\tPoints',
  ...pairs.map(([one, two], index) => [index + 1, nameAt(one), points(one), nameAt(two), points(two)].join('\t')),
]
/** Each is a page of its own there. */
const PAGES = [
  printed(1, FIRST_ROUND, () => 0),
  printed(2, SECOND_ROUND, pointsAfterOne),
  [
    ...['Standings after Round 2', 'Rank\tName\tPoints'],
    ...PEOPLE.map((name, place) => [place + 1, name, pointsAfterTwo(place)].join('\t')),
  ],
].map((lines) => lines.join('\n'))

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

async function allFirstWin(page: Page, tables: number): Promise<void> {
  for (let table = 1; table <= tables; table++) {
    const opener = page.getByRole('button', { name: new RegExp(`^Saisir le score de la table\\s${table}$`) })
    const win = page.getByRole('button', { name: new RegExp(`^Table\\s${table} : .+ gagne 2-0$`) }).first()
    await opener.or(win).first().waitFor()
    if (!(await win.isVisible())) await opener.click()
    await win.click()
  }
}

const pairOf = ({ player1Key, player2Key }: DocumentMatch) => [player1Key, player2Key].toSorted().join(' ')

test('YEAR-30 YEAR-31 YEAR-32 RESC-20 RESC-21 eighteen play two rounds elsewhere, are pasted page by page, and go on here in four taps to the podium', async ({
  browser,
}) => {
  const device = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await device.newPage()

  const thumb = new Thumb()

  await test.step('each page is pasted below the last, and all is shown before it is taken; nothing is typed', async () => {
    await page.goto('/')
    await thumb.tap(page.getByRole('link', { name: /^Reprendre un tournoi d’un autre outil/ }))
    const text = page.getByRole('textbox', { name: 'Rondes et classement' })
    await text.fill(PAGES.join('\n').replace('\tJules\t', '\tAmélie\t'))
    await expect(page.getByText(/^Ligne 3.: Amélie y rencontre son propre nom/)).toBeVisible()
    await text.fill('')
    await thumb.tap(text)
    for (const each of PAGES) await paste(page, each)
    await expect(page.getByText('18 personnes', { exact: true })).toBeVisible()
    await expect(page.getByText(/^18 résultats n’étaient pas écrits/)).toBeVisible()
    await expect(page.getByText('Les points et départages donnés par l’autre outil sont les mêmes ici.')).toBeVisible()
    await inspectPage(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNothingSideways(page, `a preview at ${width}`)
      await expect(page.getByRole('button', { name: 'Continuer à la ronde 3' })).toBeInViewport({ ratio: 1 })
    }
  })

  await thumb.tap(page.getByRole('button', { name: 'Continuer à la ronde 3' }))
  await expect(page).toHaveURL(/\/tournament\/[A-Z0-9]{6}\/admin$/)
  const code = /tournament\/(\w{6})/.exec(page.url())?.[1] ?? ''
  await thumb.tap(page.getByRole('button', { name: 'Ronde suivante' }))
  await expect(page.getByText('La ronde 3 est appariée.')).toBeVisible()
  thumb.expectAtMost(4)

  await test.step('the third round repeats no meeting', async () => {
    const before = [...(await matchesOf(device, { code }, 1)), ...(await matchesOf(device, { code }, 2))].map(pairOf)
    const third = (await matchesOf(device, { code }, 3)).map(pairOf)
    expect(before).toHaveLength(18)
    expect(third).toHaveLength(9)
    expect(third.filter((pair) => before.includes(pair))).toEqual([])
  })

  await allFirstWin(page, 9)
  await finishTournament(page)

  await test.step('everybody reads a podium with nine points on top, and no tiebreaker of games', async () => {
    const reader = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
    await reader.goto(`/tournament/${code}`)
    await expect(reader.getByRole('heading', { name: 'Classement final' })).toBeVisible()
    await expect(reader.getByText('Importé d’un fichier')).toBeVisible()
    await expect(reader.getByText(/^9\spoints/).first()).toBeVisible()
  })
})
