import { expect, type Page } from '@playwright/test'
import { deleteQuickTournamentPlayer } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { eveningOfPhones, played } from './people/evening-of-phones.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

test('DRFT-14 DRFT-15 DRFT-16 DRFT-17 DRFT-18 DRFT-20 DRFT-23 DRFT-24 LOOK-19 sixteen draft in two pods, play three rounds, draft again, check it and share it', async ({
  browser,
}) => {
  const evening = await eveningOfPhones(browser, {
    ...{ name: 'Draft du vendredi', seats: 16, structure: 'Draft' },
    phone: { colorScheme: 'dark' },
  })
  const { organizer, organizerId, desk, device, page, name, inRound, everyTableEnds } = evening
  const { code } = organizer

  await press(desk.getByRole('button', { name: 'Tirer les pods' }))
  const sheet = desk.getByRole('dialog')
  await expect(sheet.getByRole('radio', { name: /^2\spods de\s8$/ })).toBeChecked()
  await inspectPage(desk)
  await press(sheet.getByRole('button', { name: 'Tirer les pods' }))
  await expect(desk.getByRole('heading', { name: /^Pod\s\d · 8 personnes$/ })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: /^Pod\s[12], siège\s[1-8]$/ })).toBeVisible()
  await expect(page.getByText('À votre gauche')).toBeVisible()
  await expectNothingSideways(page, 'a seat at a draft')
  await inspectPage(page)

  const wall = await evening.openWall()
  await expect(wall.getByRole('heading', { name: /^Pod\s2$/ })).toBeVisible()
  await press(desk.getByRole('button', { name: 'Commencer le draft' }))
  for (const screen of [desk, page, wall]) await expect(screen.getByText(/^Carte\s1 sur\s15$/)).toBeVisible()
  await expect(page.getByText('Passez à gauche')).toBeVisible()
  await press(desk.getByRole('button', { name: 'Pause' }))
  await expect(wall.getByRole('img', { name: 'En pause' })).toBeVisible()
  await press(desk.getByRole('button', { name: 'Choix suivant' }))
  for (const screen of [desk, page, wall]) await expect(screen.getByText(/^Carte\s2 sur\s15$/)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/40$/)
  await press(desk.getByRole('button', { name: 'Choix précédent' }))
  await expect(page.getByText(/^Carte\s1 sur\s15$/)).toBeVisible()
  await inspectPage(wall)
  await press(desk.getByRole('button', { name: 'Reprendre' }))
  await expect(wall.getByRole('img', { name: 'En pause' })).toBeHidden()

  await press(desk.getByRole('button', { name: /^Ronde\s1$/ }))
  await expect(desk.getByRole('heading', { name: /^Ronde\s1/ }).first()).toBeVisible()
  await expect(page.getByText(/^Ronde\s1\. Table/)).toBeAttached()
  expect(played(await inRound(1))).toHaveLength(8)
  await everyTableEnds(1)
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(page.getByText(/^Ronde\s2\. Table/)).toBeAttached()
  const second = played(await inRound(2))
  const gone = second.find(({ player1Name, player2Name }) => ![player1Name, player2Name].includes(name))
  await everyTableEnds(2)
  await callServer(device, deleteQuickTournamentPlayer, { code, organizerId, playerKey: gone?.player1Key ?? '' })
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(desk.getByRole('heading', { name: /^Ronde\s3/ }).first()).toBeVisible()
  expect(played(await inRound(3))).toHaveLength(7)
  await everyTableEnds(3)

  await press(desk.getByRole('button', { name: 'Second draft' }))
  await desk.getByRole('checkbox', { name: /^Un classement par pod/ }).press('Space')
  await press(desk.getByRole('dialog').getByRole('button', { name: 'Tirer les pods' }))
  await expect(page.getByRole('heading', { name: /^Pod\s[12], siège\s\d$/ })).toBeVisible()
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(desk.getByRole('heading', { name: /^Ronde\s4/ }).first()).toBeVisible()
  await everyTableEnds(4)
  await organizer.openTab('Classement')
  await expect(desk.getByRole('heading', { name: /^Classement/ }).first()).toBeVisible()

  await organizer.finish()
  await checkSeats(page, code)
  await sharePods(page, code)
})

/** Both drafts, from the public page. */
async function checkSeats(page: Page, code: string): Promise<void> {
  await page.goto(`/tournament/${code}`)
  await page.getByRole('link', { name: /^Vérifier les appariements de la ronde\s4$/ }).press('Enter')
  const seats = page.getByRole('region', { name: 'Pods et sièges' })
  await expect(seats.getByText('Identiques')).toBeVisible()
  await expect(seats.getByText(/Les pods suivent le classement/)).toBeVisible()
  await page.getByRole('link', { name: /^Ronde\s1$/ }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Vérifier la ronde\s1$/ })).toBeVisible()
  await expect(seats.getByText('Identiques')).toBeVisible()
  await expect(seats.getByRole('listitem')).toHaveCount(16)
  await expect(page.getByText(/^Recalculés ici, les\s8 appariements sont identiques\.$/)).toBeVisible()
  await expectNothingSideways(page, 'checked seats')
  await inspectPage(page)
}

/** Day's paper at the foot, also on this dark phone. */
async function sharePods(page: Page, code: string): Promise<void> {
  await page.goto(`/tournament/${code}/player`)
  await press(page.getByRole('button', { name: 'Mon résultat en image' }))
  const sheet = page.getByRole('dialog')
  const result = sheet.getByRole('img', { name: /\d+er? sur [78] · Pod\s[12] · / })
  await expect.poll(() => result.evaluate(colourOfFoot)).toEqual([251, 248, 242])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await press(page.getByRole('button', { name: 'Partager', exact: true }))
  for (const pod of [1, 2]) {
    await sheet.getByRole('button', { name: new RegExp(`^Pod\\s${pod}$`) }).press('Enter')
    const ranking = sheet.getByRole('img', { name: new RegExp(`», Pod\\s${pod}\\s: 1er `) })
    await expect.poll(() => ranking.evaluate(colourOfFoot)).toEqual([251, 248, 242])
  }
}

function colourOfFoot(element: Element): readonly number[] {
  if (!(element instanceof HTMLImageElement) || !element.complete) return []
  const context = document.createElement('canvas').getContext('2d')
  context?.drawImage(element, 4 - element.naturalWidth / 2, 4 - element.naturalHeight)
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
}
