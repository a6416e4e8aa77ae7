import { cloneElement, type KeyboardEvent, useEffect, useState } from 'react'
import { later, preloadWhenIdle } from './later.tsx'
import type { MenuProps } from './menu-items.ts'

const openMenu = later(async () => (await import('./open-menu.tsx')).OpenMenu)

/** Its code is fetched while nobody waits: pages are there sooner, and most people open no menu. */
export function Menu(props: MenuProps) {
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => preloadWhenIdle(openMenu), [])
  if (wasOpened) return <openMenu.Component {...props} />
  const open = () =>
    openMenu.preload().then(
      () => setOpened(true),
      // The app hears itself of a part that cannot be had, and says so.
      () => {},
    )
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => void open(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      void open()
    },
  })
}
