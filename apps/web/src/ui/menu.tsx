import { cloneElement, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { later, preloadWhenIdle } from './later.tsx'
import type { MenuEnd, MenuProps } from './menu-items.ts'

const openMenu = later(async () => (await import('./open-menu.tsx')).OpenMenu)

/** Loaded when idle: pages come first, and most people open no menu. */
export function Menu(props: MenuProps) {
  const [highlighted, setHighlighted] = useState<MenuEnd | 'none' | null>(null)
  useEffect(() => preloadWhenIdle(openMenu), [])
  if (highlighted) return <openMenu.Component {...props} highlighted={highlighted} />
  const open = (wanted: MenuEnd | 'none') =>
    openMenu.preload().then(
      () => setHighlighted(wanted),
      // The app reports missing chunks by itself.
      () => {},
    )
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A click without a pointer is a key press.
    onClick: (event: MouseEvent) => void open(event.detail === 0 ? 'first' : 'none'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      void open(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  })
}
