import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

type Taps = { readonly click: (element: Element) => Promise<void> }

/** Opens the sheet behind the row with that title, in Plus. */
export async function openSetting(user: Taps, title: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${title} `) }))
  return within(await screen.findByRole('dialog'))
}

/** What was saved has closed its sheet: the page behind is back. */
export async function settingClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
