import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

test('what is waited for is looked for without writing the page down, and the error of what never comes shows it', async () => {
  render(<p>Élodie, table 4</p>)
  const seen: string[] = []
  const look = () => {
    try {
      screen.getByText('Inès')
    } catch (error) {
      seen.push(messageOf(error))
      throw error
    }
  }
  const error = await waitFor(look, { timeout: 1 }).then(() => null, messageOf)
  expect(seen.length).toBeGreaterThan(0)
  for (const message of seen) expect(message).not.toContain('Élodie')
  expect(error).toContain('Unable to find an element with the text: Inès')
  expect(error).toContain('Élodie, table 4')
})

test('a look that nobody repeats shows the page', () => {
  render(<p>Élodie, table 4</p>)
  expect(() => screen.getByText('Inès')).toThrow('Élodie, table 4')
})
