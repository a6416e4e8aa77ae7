import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

type Taps = { readonly click: (element: Element) => Promise<void> }

/** The sheet of that row in Plus. */
export async function openSetting(user: Taps, title: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${title} `) }))
  return within(await screen.findByRole('dialog'))
}

/** Saving has closed the sheet. */
export async function settingClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
