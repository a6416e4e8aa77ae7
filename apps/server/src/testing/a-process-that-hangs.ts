import { startWatchdog } from '../watchdog.ts'

/** Goes on until it is told to hang, or ends in order. */
startWatchdog({ beatMs: 20, lookMs: 100, mostSilent: 10 })
process.stdout.write('begun\n')
process.stdin.on('data', (word) => {
  if (String(word).startsWith('end')) process.exit(0)
  for (;;);
})
