import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'
import { press } from './people/press.ts'

test('STAK-16 after the end it begins again with its players: a phone follows with one tap, and plays', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Vendredi Modern', seats: 8 })
  const ines = await Player.sitDown(browser, 'Inès', organizer.code)
  await organizer.addPlayer('Bruno')
  await organizer.start()
  await organizer.openTab('Tables')
  await organizer.givesWin(1, 'Bruno')
  await organizer.finish()

  await press(organizer.page.getByRole('button', { name: 'Recommencer', exact: true }))
  await press(organizer.page.getByRole('button', { name: 'Avec les 2 joueurs' }))
  await expect(organizer.page.getByText(/^Nouveau code\s: \w{6}$/)).toBeVisible()
  await expect(organizer.page).not.toHaveURL(new RegExp(organizer.code))
  const code = /tournament\/(\w{6})\/admin$/.exec(organizer.page.url())?.[1] ?? ''
  for (const name of ['Inès', 'Bruno'])
    await expect(organizer.page.getByRole('listitem').filter({ hasText: name })).toBeVisible()

  const { page } = ines
  await page.goto(`/tournament/${organizer.code}/player`)
  await expect(page.getByText(new RegExp(`^Le tournoi recommence\\s: ${code}$`))).toBeVisible()
  await press(page.getByRole('button', { name: 'Rejoindre la suite' }))
  await expect(page).toHaveURL(new RegExp(`/tournament/${code}/player$`))
  await organizer.start()
  await expect(ines.heading).toBeVisible()
  await ines.report('Vous gagnez 2-0')
  await expect(organizer.page.getByText('Toutes les tables sont terminées.')).toBeVisible()

  await test.step('the evening before keeps its end, and leads a stranger to the next', async () => {
    const other = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const stranger = await other.newPage()
    await stranger.goto(`/tournament/${organizer.code}`)
    // The header knows who looks once the app has taken over.
    await expect(stranger.getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await press(stranger.getByRole('button', { name: 'Voir le nouveau tournoi' }))
    await expect(stranger).toHaveURL(new RegExp(`/tournament/${code}$`))
    await other.close()
  })
})
