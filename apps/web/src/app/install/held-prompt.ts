/** Chromium's `beforeinstallprompt`, missing in type libraries. */
type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> }

let held: InstallPrompt | null = null
const listeners = new Set<() => void>()

/** The browser offers once, early: keep it for a better moment. */
export function holdInstallPrompt(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  target.addEventListener('appinstalled', () => keep(null))
}

function keep(prompt: InstallPrompt | null): void {
  held = prompt
  for (const listener of listeners) listener()
}

export function heldPrompt(): InstallPrompt | null {
  return held
}

/** Works once. */
export function takePrompt(): InstallPrompt | null {
  const prompt = held
  keep(null)
  return prompt
}

export function watchPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
