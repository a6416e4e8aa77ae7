import { expect } from '@playwright/test'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { eveningOfPhones, played } from './people/evening-of-phones.ts'
import type { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { finishTournament } from './people/rounds.ts'

test('STAK-9 STGE-33 STGE-35 twelve players play three groups, then the bracket that was said before the start', async ({
  browser,
}) => {
  const evening = await eveningOfPhones(browser, {
    name: 'Groupes du samedi',
    seats: 12,
    structure: 'Groupes puis tableau',
  })
  const { organizer, desk, page, name, inRound, everyTableEnds } = evening
  const wall = await evening.openWall()

  const note = desk.getByText(/^12\spersonnes en 3\sgroupes de 4, 3\srondes, puis un tableau final à 8\./)
  await expect(note).toBeVisible()
  await organizer.start()
  await anotherGroup(organizer, name)
  for (const round of [1, 2, 3]) {
    await expect(desk.getByRole('heading', { name: `Ronde ${round}`, exact: true })).toBeVisible()
    await expect(page.getByText(new RegExp(`^Ronde\\s${round}\\. Table`))).toBeAttached()
    expect(played(await inRound(round))).toHaveLength(6)
    await expect(page.getByText(/^Groupe\s[ABC]$/)).toBeVisible()
    await expectNothingSideways(page, `round ${round} of the groups`)
    await everyTableEnds(round, name)
    if (round < 3) await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  }
  await expect(desk.getByRole('button', { name: /^Lancer le tableau final/ })).toBeVisible()
  await expect(page.getByText(/^C’était la dernière ronde des groupes/)).toBeVisible()
  await expect(page.getByText(/^Votre place · Groupe\s[ABC]$/)).toBeVisible()
  await expect(page.getByText('Place au tableau final.')).toBeVisible()
  await expect(wall.getByText('C’était la dernière ronde des groupes.')).toBeVisible()
  await inspectPage(page)
  await organizer.openTab('Classement')
  await expect(desk.getByRole('heading', { name: /^Groupe\s[ABC]$/ })).toHaveCount(3)
  await expect(desk.getByText('Se qualifie pour le tableau final.')).toBeVisible()
  await organizer.openTab('Tables')
  await press(desk.getByRole('button', { name: /^Lancer le tableau final/ }))
  for (const [index, round] of ['Quart de finale', 'Demi-finale', 'Finale'].entries()) {
    await expect(desk.getByRole('heading', { name: round, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: round, exact: true })).toBeVisible()
    expect(played(await inRound(4 + index))).toHaveLength(4 / 2 ** index)
    await expect(wall.getByText('Tableau final').first()).toBeVisible()
    await expect(page.getByText(/Groupe\s[ABC]/)).toHaveCount(0)
    await expectNothingSideways(page, round)
    await everyTableEnds(4 + index, name)
    if (round !== 'Finale') await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  }
  await finishTournament(desk)
  await expect(page.getByRole('heading', { name: /remporte/ })).toBeVisible()
  await inspectPage(page)
})

/** In exchange with the last of the list. */
async function anotherGroup(organizer: Organizer, name: string): Promise<void> {
  const desk = organizer.page
  await expect(desk.getByRole('heading', { name: /^Ronde\s1$/ })).toBeVisible()
  await organizer.openTab('Joueurs')
  await press(desk.locator('[data-player]').filter({ hasText: name }).first())
  const sheet = desk.getByRole('dialog')
  await press(sheet.getByRole('button', { name: 'Changer de groupe' }))
  await press(sheet.getByRole('listitem').last().getByRole('button'))
  await expect(desk.getByText(new RegExp(`^${name} passe dans le groupe [ABC], `))).toBeVisible()
  await expect(sheet).toBeHidden()
  await organizer.openTab('Tables')
}
