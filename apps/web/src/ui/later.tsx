import { type ComponentType, createElement, useEffect, useReducer } from 'react'

/** A small phone is done with its first screen by then. */
const SETTLE_MS = 2_500

export type Later<Props> = {
  /** Shows nothing, or what stands in for it, until its code is there. */
  readonly Component: ComponentType<Props>
  /** Fetches the code. Rejects while it cannot be had; asking again tries again. */
  readonly preload: () => Promise<void>
}

/** A component whose code stays out of the first load, and comes when it is shown or asked for; until then the other one is shown. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> | null = null,
): Later<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component
      },
      (cause: unknown) => {
        loading = null
        throw cause
      },
    )
    return loading
  }
  function Component(props: Props) {
    const [, redraw] = useReducer((drawn: number) => drawn + 1, 0)
    useEffect(() => {
      // Whoever misses a part of the app is told by the app, which hears of it.
      if (!loaded) preload().then(redraw, () => {})
    }, [])
    const shown = loaded ?? Meanwhile
    return shown && createElement(shown, props)
  }
  return { Component, preload }
}

/** Fetches what may soon be wanted, once the first screen has settled and nobody waits. Gives back how to call it off. */
export function preloadWhenIdle({ preload }: Pick<Later<never>, 'preload'>): () => void {
  // What cannot be had now is asked for again when it is wanted.
  const fetchIt = () => void preload().catch(() => {})
  let request: number | undefined
  const timer = setTimeout(() => {
    // Not every browser says when it is idle.
    if (typeof requestIdleCallback === 'function') request = requestIdleCallback(fetchIt)
    else fetchIt()
  }, SETTLE_MS)
  return () => {
    clearTimeout(timer)
    if (request !== undefined) cancelIdleCallback(request)
  }
}
