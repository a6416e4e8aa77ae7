import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { EventOrganizer } from './people/event-organizer.ts'
import { expectMail, linkInMailTo, mailSaying } from './people/mailbox.ts'

const PASSWORD = 'Correct-Cheval-77'

async function register(page: Page, { tournamentId }: EventOrganizer, email: string): Promise<void> {
  const details = { firstName: 'Ana', lastName: 'Lopez', email, policyAgreement: true, language: 'fr' }
  const payload = { ...details, tournamentId, playerName: 'Ana', playerId: `secret-of-${email}` }
  const answer = await page.request.post('/v1/functions/register-advanced-player/executions', {
    headers: { 'x-appwrite-project': 'tablee' },
    data: { body: JSON.stringify(payload) },
  })
  expect((await answer.json()).responseStatusCode).toBe(200)
}

test('AUTH-11 HOME-5 an organizer leaves: one event changes hands, the other is cancelled, and everybody is told', async ({
  browser,
}) => {
  const shop = await signedInDevice(browser, 'Boutique', { reducedMotion: 'reduce' })
  const rival = await signedInDevice(browser, 'Ludothèque', { reducedMotion: 'reduce' })
  await grantOrganizer(shop.account)
  await grantOrganizer(rival.account)
  const stamp = String(Date.now())
  const given = await EventOrganizer.announce(shop.device, { name: `Repris ${stamp}`, format: 'modern', seats: 8 })
  const dropped = await EventOrganizer.announce(shop.device, { name: `Annulé ${stamp}`, format: 'modern', seats: 8 })
  const ana = `ana.${stamp}@exemple.fr`
  const { page } = given
  await register(page, given, ana)
  await register(page, dropped, ana)
  await test.step('Ana opens a letter, so that her address is known to be hers', async () => {
    const phone = await browser.newPage()
    await phone.goto(await linkInMailTo(ana, '/my-registration'))
    await expect(phone.getByRole('heading', { level: 1 })).toContainText(stamp)
    await phone.close()
  })

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const leaving = page.getByRole('alertdialog', { name: 'Supprimer votre compte ?' })
  const password = leaving.getByLabel('Votre mot de passe, pour confirmer')
  await expect(leaving.getByText('Encore 2 tournois à décider.')).toBeVisible()
  await expect(password).toBeHidden()

  await test.step('one is offered to another organizer', async () => {
    const event = leaving.getByRole('group', { name: `Repris ${stamp}` })
    await event.getByRole('button', { name: 'Transmettre…' }).click()
    await event.getByRole('button', { name: 'Proposer ce tournoi' }).click()
    await expect(event.getByText('L’adresse e-mail n’est pas valide.')).toBeVisible()
    await event.getByLabel('E-mail de qui le reprend').fill(rival.account.email)
    await event.getByRole('button', { name: 'Proposer ce tournoi' }).click()
    await expect(event.getByText(`Proposé à ${rival.account.email}`)).toBeVisible()
  })

  await test.step('the other is cancelled, after a question', async () => {
    const event = leaving.getByRole('group', { name: `Annulé ${stamp}` })
    await event.getByRole('button', { name: 'Annuler ce tournoi…' }).click()
    const question = page.getByRole('alertdialog', { name: new RegExp(`Annuler .*Annulé ${stamp}`) })
    await question.getByRole('button', { name: 'Annuler le tournoi' }).click()
    await expect(leaving.getByText('Encore 1 tournoi à décider.')).toBeVisible()
    await mailSaying(ana, 'Ce tournoi est annulé par')
  })

  await test.step('the other organizer accepts, and sees the registrations only then', async () => {
    await expectMail(rival.account.email, '/organized-tournaments')
    const theirs = await rival.device.newPage()
    await theirs.goto(`/tournament/${given.code}/admin-advanced`)
    await expect(theirs.getByText('Accès non autorisé')).toBeVisible()
    await theirs.goto('/organized-tournaments')
    const offer = theirs.getByRole('listitem', { name: `Repris ${stamp}` })
    await expect(offer.getByText('Boutique vous propose de reprendre ce tournoi.')).toBeVisible()
    await offer.getByRole('button', { name: 'Accepter' }).click()
    await expect(theirs.getByText('Ce tournoi est le vôtre')).toBeVisible()
    // By keyboard: so soon after the click on the offer, this would be its second tap.
    await theirs.getByRole('link', { name: 'Gérer' }).first().press('Enter')
    await expect(theirs.getByText('Ana Lopez')).toBeVisible()
    await mailSaying(ana, 'reprend ce tournoi')
  })

  await test.step('then the account goes', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    await password.fill(PASSWORD)
    await leaving.getByRole('button', { name: 'Supprimer mon compte' }).click()
    await expect(page.getByText('Votre compte est supprimé')).toBeVisible()
  })

  await test.step('everybody sees what became of the events', async () => {
    const guest = await browser.newPage()
    await guest.goto(`/tournament/${dropped.code}`)
    await expect(guest.getByText('Ce tournoi est annulé')).toBeVisible()
    await expect(guest.getByRole('button', { name: /inscrire/ })).toHaveCount(0)
    const asked = await guest.request.post('/v1/functions/get-last-advanced-event/executions', {
      headers: { 'x-appwrite-project': 'tablee' },
      data: { body: '{}' },
    })
    const codes = JSON.parse((await asked.json()).responseBody).data.map(({ code }: { code: string }) => code)
    expect(codes).not.toContain(dropped.code)
    await guest.goto(`/?q=${encodeURIComponent(stamp)}`)
    const results = guest.getByRole('list', { name: /Résultats|Tournois trouvés/ }).getByRole('link')
    await expect(results.first()).toContainText(`Repris ${stamp}`)
    await expect(results.last()).toContainText(`Annulé ${stamp}`)
    await guest.close()
  })
})
