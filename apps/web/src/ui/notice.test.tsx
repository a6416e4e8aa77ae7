import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Notice } from './notice.tsx'

test('LOOK-7 where letters are large, the words of a notice have its whole width: its sign stands above them', () => {
  render(<Notice title="Votre adresse n’est pas confirmée" />)
  const box = screen.getByText('Votre adresse n’est pas confirmée').parentElement?.parentElement
  expect(box?.className.split(' ')).toContain('large-text:flex-col')
})
