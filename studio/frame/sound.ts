/** Quiet tones by Web Audio. Silent until a person turns them on. */

export function createSound() {
  let context: AudioContext | null = null;
  let isOn = false;
  const tone = (hertz: number, at: number, seconds: number) => {
    if (context === null) return;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const from = context.currentTime + at;
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(0.05, from);
    gain.gain.exponentialRampToValueAtTime(0.001, from + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(from + seconds);
  };
  return {
    toggle: (): boolean => {
      isOn = !isOn;
      if (isOn) context ??= new AudioContext();
      return isOn;
    },
    step: () => void (isOn && tone(440, 0, 0.08)),
    /** For a result that brings more than was staked; others are silent. */
    win: () => {
      if (isOn) for (const [index, hertz] of [523, 659, 784].entries()) tone(hertz, index * 0.09, 0.22);
    },
  };
}
