import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button, type ButtonVariant, buttonClass } from './button.tsx'

const button = () => screen.getByRole<HTMLButtonElement>('button')

test('CREA-10 a busy button cannot be pressed and says that it is busy', () => {
  render(<Button isBusy>Création…</Button>)
  expect(button().disabled).toBe(true)
  expect(button().getAttribute('aria-busy')).toBe('true')
})

test('LAY-10 the keyboard is where it was once the button can be pressed again', () => {
  const { rerender } = render(<Button>Créer</Button>)
  button().focus()
  rerender(<Button isBusy>Créer</Button>)
  // Browsers blur a disabled button; jsdom does not.
  button().blur()
  rerender(<Button>Créer</Button>)
  expect(document.activeElement).toBe(button())
})

test('LAY-10 also where the browser takes the focus while the button is being disabled', () => {
  const { rerender } = render(<Button>Créer</Button>)
  const setAttribute = button().setAttribute.bind(button())
  button().setAttribute = (name: string, value: string) => {
    setAttribute(name, value)
    if (name === 'disabled') button().blur()
  }
  button().focus()
  rerender(<Button isBusy>Créer</Button>)
  expect(document.activeElement).toBe(document.body)
  rerender(<Button>Créer</Button>)
  expect(document.activeElement).toBe(button())
})

test('LAY-10 a button that waits for another one to be over keeps the keyboard too', () => {
  const { rerender } = render(<Button>+5 min</Button>)
  button().focus()
  rerender(<Button disabled>+5 min</Button>)
  button().blur()
  rerender(<Button>+5 min</Button>)
  expect(document.activeElement).toBe(button())
})

test('a button that the keyboard had left before it was busy does not take the focus', () => {
  const { rerender } = render(<Button>Créer</Button>)
  button().focus()
  button().blur()
  rerender(<Button isBusy>Créer</Button>)
  rerender(<Button>Créer</Button>)
  expect(document.activeElement).toBe(document.body)
})

test('a button that was not focused does not take the focus', () => {
  const { rerender } = render(<Button isBusy>Créer</Button>)
  rerender(<Button>Créer</Button>)
  expect(document.activeElement).toBe(document.body)
})

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'felt', 'paper', 'mat']

test.each(VARIANTS)('LAY-10 with forced colours, which draw no background, the button %s keeps an edge', (variant) => {
  const classes = buttonClass({ variant }).split(' ')
  expect(classes).toContain('border')
  expect(classes.filter((one) => /^border-(transparent|control|carmine|on-mat)$/.test(one))).toHaveLength(1)
})
