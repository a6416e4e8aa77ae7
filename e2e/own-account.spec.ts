import { expect } from '@playwright/test'
import { withDe } from '@tablee/messages/elision'
import { test } from './journey.ts'
import { signedInDevice, signIn } from './people/accounts.ts'
import { linkInMailTo, mailSaying } from './people/mailbox.ts'
import { press } from './people/press.ts'

const PASSWORD = 'Correct-Cheval-77'
const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

test('FIND-7 an account changes its pseudo and its address: the old one is told, and the new one signs in', async ({
  browser,
}) => {
  const { device, account } = await signedInDevice(browser, 'Camille', PHONE)
  const email = `nouvelle.${account.email}`
  const page = await device.newPage()
  await page.goto('/confirm-email-sent')
  const asked = await device.request.post('/v1/account/verification', {
    headers: { 'x-appwrite-project': 'tablee' },
    data: { url: new URL('/verify-email', page.url()).href },
  })
  expect(asked.status()).toBe(201)
  await page.goto(await linkInMailTo(account.email, '/verify-email'))
  await expect(page.getByRole('heading', { name: 'Votre adresse est confirmée' })).toBeVisible()
  await page.goto('/profile')

  await test.step('the pseudo is at the head of the page at once, and in the menu', async () => {
    const given = { Pseudo: 'Camille la Grande', Prénom: 'Camille', Nom: 'Martin' }
    for (const [label, text] of Object.entries(given)) await page.getByLabel(label, { exact: true }).fill(text)
    await press(page.getByRole('button', { name: 'Enregistrer', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Camille la Grande' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Compte de Camille la Grande' })).toBeVisible()
  })

  const card = page.getByRole('region', { name: 'Adresse e-mail' })
  await test.step('the address is asked for with the password, and nothing changes before the letter is answered', async () => {
    await press(page.getByRole('button', { name: 'Changer d’adresse' }))
    const dialog = page.getByRole('dialog', { name: 'Changer d’adresse e-mail' })
    await dialog.getByLabel('Nouvelle adresse e-mail').fill(email)
    await dialog.getByLabel('Votre mot de passe, pour confirmer').fill('Un-Autre-Cheval-77')
    await press(dialog.getByRole('button', { name: 'Envoyer le lien' }))
    await expect(dialog.getByText('Le mot de passe actuel est incorrect.')).toBeVisible()
    await dialog.getByLabel('Votre mot de passe, pour confirmer').fill(PASSWORD)
    await press(dialog.getByRole('button', { name: 'Envoyer le lien' }))
    await expect(card.getByText(`Regardez la boîte mail ${withDe(email)}`)).toBeVisible()
    await expect(card.getByText(account.email, { exact: true })).toBeVisible()
    // The step back that closes the dialog's entry would call off the next page.
    await page.waitForFunction(() => !history.state?.['tablee:open'])
  })

  await test.step('the link confirms the new one, and the old one learns it', async () => {
    await page.goto(await linkInMailTo(email, '/verify-email'))
    await expect(page.getByRole('heading', { name: 'Votre nouvelle adresse est confirmée' })).toBeVisible()
    await mailSaying(account.email, 'vient d’être remplacée par une autre')
    await page.goto('/profile')
    await expect(card.getByText(email, { exact: true })).toBeVisible()
    await expect(card.getByText('Confirmée')).toBeVisible()
  })

  await test.step('on another device the new address signs in', async () => {
    const other = await (await browser.newContext(PHONE)).newPage()
    await signIn(other, { ...account, name: 'Camille la Grande', email })
    await other.goto('/profile')
    await expect(other.getByRole('heading', { level: 1, name: 'Camille la Grande' })).toBeVisible()
  })
})

test('FIND-7 a password that everybody would try is refused with a sentence, and the old one stays', async ({
  browser,
  expects,
}) => {
  expects.answer(400, '/v1/account/password')
  const { device, account } = await signedInDevice(browser, 'Lou', PHONE)
  const page = await device.newPage()
  await page.goto('/update-password')
  const guessable = 'Motdepasse123!'
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  const field = page.getByLabel('Nouveau mot de passe', { exact: true })
  await field.fill(guessable)
  await page.getByLabel('Confirmez le nouveau mot de passe').fill(guessable)
  await press(page.getByRole('button', { name: 'Changer le mot de passe' }))
  await expect(field).toHaveAccessibleDescription(/Ce mot de passe est l’un des premiers que l’on essaierait\./)
  await expect(page.getByText(/l’un des premiers que l’on essaierait/)).toHaveCount(1)
  await expect(page).toHaveURL('/update-password')
  await signIn(await (await browser.newContext(PHONE)).newPage(), account)
})
