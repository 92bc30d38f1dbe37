/** Paytables of video poker, with how often each hand comes. */
import type { VideoPokerRules } from "../cards/videoPoker.ts";
import { deucesHand, jacksHand } from "../cards/pokerHands.ts";

/** Jacks or better, nine for a full house and six for a flush. */
export const jacksRules: VideoPokerRules = {
  pays: {
    royal: 800,
    straightFlush: 50,
    fourOfAKind: 25,
    fullHouse: 9,
    flush: 6,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    jacksOrBetter: 1,
  },
  handOf: jacksHand,
  hasWild: false,
  ways: {
    best: {
      royal: 493_512_264,
      straightFlush: 2_178_883_296,
      fourOfAKind: 47_093_167_764,
      fullHouse: 229_475_482_596,
      flush: 219_554_786_160,
      straight: 223_837_565_784,
      threeOfAKind: 1_484_003_070_324,
      twoPair: 2_576_946_164_148,
      jacksOrBetter: 4_277_372_890_968,
    },
    pairs: {
      royal: 46_114_320,
      straightFlush: 415_216_800,
      fourOfAKind: 48_323_926_320,
      fullHouse: 234_621_428_400,
      flush: 58_916_641_740,
      straight: 117_682_986_480,
      threeOfAKind: 1_545_778_877_640,
      twoPair: 2_681_043_521_400,
      jacksOrBetter: 3_140_040_968_640,
    },
  },
};

/** Deuces wild with the table that players call "not so ugly". */
export const deucesRules: VideoPokerRules = {
  pays: {
    royal: 800,
    fourDeuces: 200,
    wildRoyal: 25,
    fiveOfAKind: 16,
    straightFlush: 10,
    fourOfAKind: 4,
    fullHouse: 4,
    flush: 3,
    straight: 2,
    threeOfAKind: 1,
  },
  handOf: deucesHand,
  hasWild: true,
  ways: {
    best: {
      royal: 458_696_304,
      fourDeuces: 3_721_737_204,
      wildRoyal: 38_006_962_464,
      fiveOfAKind: 61_961_233_656,
      straightFlush: 102_392_435_976,
      fourOfAKind: 1_216_681_289_508,
      fullHouse: 520_566_943_104,
      flush: 413_870_908_056,
      straight: 1_142_885_476_800,
      threeOfAKind: 5_325_911_611_716,
    },
    pairs: {
      royal: 39_719_220,
      fourDeuces: 2_683_595_256,
      wildRoyal: 12_074_968_056,
      fiveOfAKind: 45_322_708_344,
      straightFlush: 48_231_824_028,
      fourOfAKind: 1_325_714_169_696,
      fullHouse: 545_840_864_352,
      flush: 219_391_186_320,
      straight: 987_994_685_352,
      threeOfAKind: 5_788_376_576_352,
    },
  },
};
