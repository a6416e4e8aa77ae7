import { expect, test } from 'vitest'
import { type ButtonVariant, buttonClass } from './button.tsx'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'felt', 'paper', 'mat']

test.each(VARIANTS)('LAY-10 with forced colours, which draw no background, the button %s keeps an edge', (variant) => {
  const classes = buttonClass({ variant }).split(' ')
  expect(classes).toContain('border')
  expect(classes.filter((one) => /^border-(transparent|control|carmine|on-mat)$/.test(one))).toHaveLength(1)
})
