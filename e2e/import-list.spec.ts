import { expect } from '@playwright/test'
import { en } from '@tablee/messages/en'
import { fr } from '@tablee/messages/fr'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent } from './people/filled-tournament.ts'
import { press } from './people/press.ts'

const LANGUAGES = [
  {
    ...{ language: 'French', locale: 'fr-FR', words: fr },
    list: [
      'Pseudo;Prénom;Nom;E-mail;Téléphone;Deck;Réglé;Présent',
      'Inès;Inès;Martin;ines@exemple.fr;06 12 34 56 78;https://moxfield.com/decks/abc;oui;oui',
      ';Tom;Petit;;;;;x',
      'Inès;;;;;;;',
      'Nina;Nina;Roy;nina@;;;non;x',
    ],
  },
  {
    ...{ language: 'English', locale: 'en-GB', words: en },
    list: [
      'Nickname\tFirst name\tLast name\tE-mail\tPhone\tDeck\tSettled\tHere',
      'Inès\tInès\tMartin\tines@exemple.fr\t06 12 34 56 78\thttps://moxfield.com/decks/abc\tyes\tyes',
      '\tTom\tPetit\t\t\t\t\tx',
      'Inès\t\t\t\t\t\t\t',
      'Nina\tNina\tRoy\tnina@\t\t\tno\tx',
    ],
  },
] as const

const countIn = (sentence: string, count: number) => sentence.replace('{count}', String(count))

const dayInFrance = (moment: Date) => moment.toLocaleDateString('sv', { timeZone: 'Europe/Paris' })

/** Presence needs the event's day; half an hour ahead stays behind other journeys' events on home. */
function laterToday(): string {
  const [now, later] = [new Date(), new Date(Date.now() + 1_800_000)]
  return (dayInFrance(later) === dayInFrance(now) ? later : now).toISOString()
}

for (const { language, locale, words, list } of LANGUAGES) {
  test(`SHOP-50 SHOP-51 in ${language} a list of people is pasted, seen, added and starts`, async ({ browser }) => {
    const { importList, playerList, organizer, eventAdmin } = words
    const viewport = { width: 360, height: 740 }
    const { device, account } = await signedInDevice(browser, 'Boutique', { viewport, locale, reducedMotion: 'reduce' })
    await grantOrganizer(account)
    const event = await filledEvent(device, 0, { tournamentDate: laterToday(), maxPlayers: 2 })
    const page = await device.newPage()
    await page.goto(event.path)
    await press(page.getByRole('button', { name: organizer.menu }))
    await press(page.getByRole('dialog').getByRole('button', { name: playerList.open }))
    const sheet = page.getByRole('dialog', { name: playerList.title })
    await sheet.getByRole('textbox').fill(list.join('\n'))
    await press(sheet.getByRole('button', { name: playerList.read }))

    await test.step('what will be made is shown before it is, and what will not with its line', async () => {
      await expect(sheet.getByRole('status')).toHaveText(countIn(importList.found_other, 3))
      const people = sheet.getByRole('list', { name: importList.people }).getByRole('listitem')
      await expect(people).toHaveCount(3)
      await expect(people.first()).toContainText('ines@exemple.fr · 06 12 34 56 78')
      await expect(people.nth(1)).toContainText('Tom Petit')
      const leftOut = sheet.getByRole('list', { name: countIn(importList.leftOut_one, 1) })
      await expect(leftOut).toContainText('4')
      await expect(leftOut).toContainText(importList.faults.double)
      await expect(sheet.getByText('nina@')).toBeVisible()
    })

    await press(sheet.getByRole('button', { name: countIn(importList.add_other, 3) }))
    await expect(sheet).toBeHidden()
    const rows = page.getByRole('region', { name: organizer.list }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: 'Inès' })).toContainText(organizer.row.settled)

    await test.step('all that the list said stands in the sheet', async () => {
      await press(rows.filter({ hasText: 'Inès' }).getByRole('button', { name: /^(Inscription|Registration)/ }))
      const details = page.getByRole('dialog', { name: 'Inès' })
      await expect(details).toContainText('06 12 34 56 78')
      await expect(details).toContainText('ines@exemple.fr')
      await page.keyboard.press('Escape')
      await expect(details).toBeHidden()
    })

    await press(page.getByRole('button', { name: words.admin.start.button }))
    const confirm = countIn(eventAdmin.start.confirm_other, 3)
    await press(page.getByRole('dialog').getByRole('button', { name: confirm }))
    await expect(page.getByRole('heading', { name: /^(Ronde|Round) 1/ }).first()).toBeVisible()
    // The round may be told before the answer, which leads to its tables.
    await expect(page.getByRole('dialog')).toBeHidden()

    await test.step('SHOP-55 whoever is disqualified is called so, and sits again as soon as that is taken back', async () => {
      const { conduct } = words
      await press(page.getByRole('tab', { name: words.admin.tabs.players }))
      const ines = rows.filter({ hasText: 'Inès' })
      await press(ines.getByRole('button', { name: /^(Inscription|Registration)/ }))
      const details = page.getByRole('dialog')
      await press(details.getByRole('button', { name: conduct.history }))
      await details.getByRole('radio', { name: conduct.kind.disqualification }).press('Space')
      await press(details.getByRole('button', { name: conduct.give }))
      await expect(details).toBeHidden()
      await expect(ines).toContainText(organizer.status.disqualified)
      await press(page.getByRole('button', { name: conduct.undo, exact: true }))
      await expect(page.getByText(conduct.seatBack.replace('{name}', 'Inès'))).toBeVisible()
      await expect(ines).not.toContainText(organizer.status.disqualified)
    })
  })
}
