import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../../app/testing/open-app.tsx'
import { executed } from '../../../transport/testing/local-server.ts'
import { notify, toaster } from '../../../ui/toasts.tsx'
import { AccountServer } from '../testing/account-server.ts'

let server: AccountServer
beforeEach(async () => {
  server = await AccountServer.start()
  server.member({ prefs: { firstName: 'Zoé', lastName: 'Martin', location: 'Lyon', theme: 'dark' } })
})
afterEach(async () => {
  notify.dismiss()
  toaster.remove()
  vi.restoreAllMocks()
  await server.local.close()
})

async function open(address = '/profile') {
  const opened = await openApp(address, { origin: server.local.origin })
  await screen.findByLabelText('Mot de passe actuel')
  return opened
}

/** For a busy machine. */
const SLOW = { timeout: 8000 }
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('AUTH-6 first and last name are edited; what else is kept with the account stays', async () => {
  const { user } = await open()
  expect(box('Prénom').value).toBe('Zoé')
  await user.clear(box('Nom'))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(screen.getByText('Le nom est requis')).toBeTruthy()
  await user.type(box('Nom'), 'de la Rochefoucauld')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Profil enregistré')).toBeTruthy()
  expect(server.members[0]?.prefs).toEqual({
    firstName: 'Zoé',
    lastName: 'de la Rochefoucauld',
    location: 'Lyon',
    theme: 'dark',
  })
})

test.each(['/profile', '/update-password'])(
  "AUTH-6 on %s: 'Les mots de passe ne correspondent pas', and the new differs from the old",
  async (path) => {
    const { user } = await open(path)
    await user.type(box('Mot de passe actuel'), 'Correct-Cheval-77')
    await user.type(box('Nouveau mot de passe'), 'Correct-Cheval-77')
    await user.type(box('Confirmez le nouveau mot de passe'), 'Correct-Cheval-78')
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
    expect(screen.getByText('Les mots de passe ne correspondent pas')).toBeTruthy()
    expect(screen.getByText('Le nouveau mot de passe doit être différent de l’ancien.')).toBeTruthy()
    expect(server.bodiesOf('PATCH', '/account/password')).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(box('Nouveau mot de passe')))
    await user.type(box('Nouveau mot de passe'), '{Backspace}8')
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
    await waitFor(() => expect(server.members[0]?.password).toBe('Correct-Cheval-78'))
    expect(await screen.findByText('Mot de passe changé', undefined, { timeout: 8000 })).toBeTruthy()
  },
)

test('AUTH-6 a wrong present password is told at its field', async () => {
  const { user } = await open()
  await user.type(box('Mot de passe actuel'), 'wrong')
  await user.type(box('Nouveau mot de passe'), 'Correct-Cheval-78')
  await user.type(box('Confirmez le nouveau mot de passe'), 'Correct-Cheval-78')
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
  expect(await screen.findByText('Mot de passe actuel incorrect.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(box('Mot de passe actuel')))
  expect(box('Nouveau mot de passe').value).toBe('Correct-Cheval-78')
})

test('AUTH-7 the other devices are listed and can be signed out', async () => {
  const { user } = await open()
  const devices = within(screen.getByRole('region', { name: 'Appareils connectés' }))
  expect((await devices.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    expect.stringContaining('Cet appareil'),
    expect.stringContaining('Safari'),
  ])
  await user.click(devices.getByRole('button', { name: 'Déconnecter les autres appareils' }))
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1))
  expect(devices.queryByRole('button')).toBeNull()
})

test('AUTH-11 all personal data can be downloaded', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (file) => {
    saved.push(file as Blob)
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Télécharger mes données' }))
  await waitFor(() => expect(names).toEqual(['tablee-mes-donnees.json']))
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({ account: { email: 'zoe@example.org' } })
})

test('AUTH-11 the account is deleted after saying what goes and what remains, and only with the password', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('button', { name: 'Supprimer mon compte' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/vos résultats, sous un nom inventé/)).toBeTruthy()
  await user.click(await dialog.findByRole('button', { name: 'Supprimer mon compte' }))
  expect(dialog.getByText('Le mot de passe est requis')).toBeTruthy()
  await user.type(dialog.getByLabelText(/Votre mot de passe/), 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Supprimer mon compte' }))
  expect(await dialog.findByText('Faux.')).toBeTruthy()
  expect(dialog.getByLabelText(/Votre mot de passe/).getAttribute('aria-invalid')).toBe('true')
  expect(server.signedIn).not.toBeNull()
  await user.clear(dialog.getByLabelText(/Votre mot de passe/))
  await user.type(dialog.getByLabelText(/Votre mot de passe/), 'Correct-Cheval-77')
  await user.click(dialog.getByRole('button', { name: 'Supprimer mon compte' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'), { timeout: 8000 })
  expect(await screen.findByText('Votre compte est supprimé')).toBeTruthy()
  expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Se connecter' })).toBeTruthy()
})

test('MINR-20 whoever deleted their account holds the proof, copies it and sees what it says', async () => {
  const proof = 'tablee-erasure 1\nid a1\nat 2030-01-31T18:00:00.000Z\nrule own-request\nsignature c2ln\n'
  server.proofs = { proof }
  server.instead.set(
    'POST /functions/check-erasure-proof/executions',
    executed(200, {
      success: true,
      data: {
        ...{ isGenuine: true, id: 'a1', at: '2030-01-31T18:00:00.000Z', rule: 'own-request', tournament: null },
        erased: { accounts: 1, registrations: 3 },
      },
    }),
  )
  const { user, router } = await open()
  await user.click(screen.getByRole('button', { name: 'Supprimer mon compte' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await dialog.findByRole('button', { name: 'Supprimer mon compte' })
  await user.type(dialog.getByLabelText(/Votre mot de passe/), 'Correct-Cheval-77')
  await user.click(dialog.getByRole('button', { name: 'Supprimer mon compte' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/erasure-proof'), { timeout: 8000 })
  const text = (await screen.findByRole('textbox', { name: /Preuve/ })) as HTMLTextAreaElement
  expect(text.value).toBe(proof)
  expect(screen.getByText(/Gardez-la/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Vérifier' }))
  expect(await screen.findByText('Preuve authentique')).toBeTruthy()
  expect(screen.getByText('données de 3 inscriptions')).toBeTruthy()
  await user.type(text, 'x')
  expect(screen.queryByText('Preuve authentique')).toBeNull()
})

const COMING = {
  ...{ tournamentId: 't1', code: 'K7QM2X', name: 'Modern du samedi', gameType: 'magic', format: 'modern' },
  ...{ tournamentDate: '2030-03-02T13:00:00.000+00:00', location: null, registered: 3, offer: null },
}

test('AUTH-11 the account is deleted only once every coming event is decided', async () => {
  server.offers = { coming: [COMING, { ...COMING, tournamentId: 't2', name: 'Ligue' }], received: [] }
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Supprimer mon compte' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(await dialog.findByText('Encore 2 tournois à décider.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull()
  const league = within(dialog.getByRole('group', { name: 'Ligue' }))
  await user.click(league.getByRole('button', { name: 'Transmettre…' }))
  await user.type(league.getByLabelText(/E-mail de qui le reprend/), 'rival')
  await user.click(league.getByRole('button', { name: 'Proposer ce tournoi' }))
  expect(league.getByText('L’adresse e-mail n’est pas valide.')).toBeTruthy()
  expect(server.bodiesOf('POST', '/functions/offer-event/executions')).toEqual([])
  server.instead.set('POST /functions/offer-event/executions', executed(429, refusalOf('too_many_offers', 'Trop.')))
  await user.type(league.getByLabelText(/E-mail de qui le reprend/), '@exemple.fr')
  await user.click(league.getByRole('button', { name: 'Proposer ce tournoi' }))
  expect(await league.findByText('Trop.')).toBeTruthy()
  expect(league.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('rival@exemple.fr')
  const offer = { email: 'rival@exemple.fr', state: 'open', expiresAt: '2030-02-01T12:00:00.000+00:00' }
  server.offers = { coming: [{ ...COMING, offer }], received: [] }
  server.instead.set(
    'POST /functions/offer-event/executions',
    executed(200, { success: true, data: { tournamentId: 't2', expiresAt: offer.expiresAt } }),
  )
  await user.click(league.getByRole('button', { name: 'Proposer ce tournoi' }))
  expect(await dialog.findByText(/Proposé à rival@exemple.fr/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Retirer la proposition' })).toBeTruthy()
})

test.each([
  ['refuses', executed(403, refusalOf('permission_denied', 'Refusé.')), 'Refusé.'],
  ['fails', { status: 500, body: { message: 'Panne.', code: 500 } }, 'Panne.'],
  ['cannot be reached', 'cut' as const, 'Le serveur n’a pas répondu. Vérifiez la connexion, puis réessayez.'],
])(
  'AUTH-11 when the server %s, the dialog says that the events are not known, and tries again',
  async (_, answer, told) => {
    server.instead.set('POST /functions/get-event-offers/executions', answer)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Supprimer mon compte' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(
      await dialog.findByText('Vos tournois à venir n’ont pas pu être lus', undefined, { timeout: 8000 }),
    ).toBeTruthy()
    expect(dialog.queryByText('Chargement de vos tournois à venir')).toBeNull()
    expect(dialog.getByText(told)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull()
    server.instead.clear()
    await user.click(dialog.getByRole('button', { name: 'Réessayer' }))
    expect(await dialog.findByRole('button', { name: 'Supprimer mon compte' })).toBeTruthy()
  },
)

test('AUTH-6 where the account is open cannot be read: that is said in its card, and asked again', async () => {
  server.instead.set('GET /account/sessions', {
    status: 400,
    body: { message: 'Non.', code: 400, type: 'x', version: '1' },
  })
  const { user } = await open()
  const card = within(screen.getByRole('region', { name: 'Appareils connectés' }))
  expect(await card.findByText('Non.')).toBeTruthy()
  server.instead.clear()
  await user.click(card.getByRole('button', { name: 'Réessayer' }))
  expect(await card.findByText('Cet appareil')).toBeTruthy()
  expect(card.queryByText('Non.')).toBeNull()
})

function refusalOf(reason: string, message: string) {
  return { success: false, reason, message }
}

test('FIND-7 the pseudo is changed, asked for, and shown at once', async () => {
  const { user } = await open()
  await user.clear(box('Pseudo'))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(screen.getByText('Le pseudo est requis')).toBeTruthy()
  await user.type(box('Pseudo'), '  Zoé   la Grande ')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Zoé la Grande' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /, Compte de Zoé la Grande$/ })).toBeTruthy()
  expect(server.bodiesOf('PATCH', '/account/name')).toEqual([{ name: 'Zoé la Grande' }])
  await user.type(box('Nom'), 's')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(server.bodiesOf('PATCH', '/account/prefs')).toHaveLength(2))
  expect(server.bodiesOf('PATCH', '/account/name')).toHaveLength(1)
})

test('FIND-7 mail that the address refused is told in the profile, of the one that is and of the one to come', async () => {
  const expiresAt = '2030-01-31T19:00:00.000Z'
  server.matters = {
    ...server.matters,
    confirmation: { trouble: 'refused' },
    emailChange: { email: 'fautte@example.org', expiresAt, trouble: 'refused' },
  }
  if (server.signedIn) server.signedIn.verified = false
  await open()
  expect(await screen.findByText(/refuse zoe@example\.org\. Vérifiez l’orthographe/)).toBeTruthy()
  expect(screen.getByText(/refuse fautte@example\.org\. Vérifiez/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' })).toBeTruthy()
})

test('FIND-7 another address is asked for with the password, and waits to be confirmed', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Changer d’adresse' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Nouvelle adresse e-mail'), 'ZOE@example.org')
  await user.click(dialog.getByRole('button', { name: 'Envoyer le lien' }))
  expect(dialog.getByText('C’est déjà l’adresse de votre compte.')).toBeTruthy()
  expect(dialog.getByText('Le mot de passe est requis')).toBeTruthy()
  await user.clear(dialog.getByLabelText('Nouvelle adresse e-mail'))
  await user.type(dialog.getByLabelText('Nouvelle adresse e-mail'), 'neuve@example.org')
  await user.type(dialog.getByLabelText('Votre mot de passe, pour confirmer'), 'faux')
  await user.click(dialog.getByRole('button', { name: 'Envoyer le lien' }))
  expect(await dialog.findByText('Faux.', undefined, SLOW)).toBeTruthy()
  const password = dialog.getByLabelText('Votre mot de passe, pour confirmer')
  expect(password.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(password))
  await user.clear(dialog.getByLabelText('Votre mot de passe, pour confirmer'))
  await user.type(dialog.getByLabelText('Votre mot de passe, pour confirmer'), 'Correct-Cheval-77')
  await user.click(dialog.getByRole('button', { name: 'Envoyer le lien' }))
  expect(await screen.findByText('Regardez la boîte mail de neuve@example.org', undefined, SLOW)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getAllByText('zoe@example.org').length).toBeGreaterThan(0)
})
