import Svg, { Circle, G, Path, Rect } from 'react-native-svg';
import { IconMark, useTheme } from '@/src/ui';
import { FigureText } from './DiagramGrid';

const WIDTH = 400;
const HEIGHT = 210;
export const LEVELS_RATIO = WIDTH / HEIGHT;

/** Where the tops of the three levels are, seen from the side. */
const TOP = [172, 124, 76] as const;
const PLATFORMS = [
  { x: 4, width: 98, level: 0 },
  { x: 102, width: 98, level: 1 },
  { x: 200, width: 98, level: 2 },
  { x: 298, width: 98, level: 0 },
] as const;

function Profile() {
  const { colors } = useTheme();
  return (
    <G>
      {PLATFORMS.map(({ x, width, level }) => (
        <G key={x}>
          <Rect
            x={x}
            y={TOP[level]}
            width={width}
            height={HEIGHT - 4 - TOP[level]}
            fill={colors.raised}
            stroke={colors.outline}
            strokeWidth={1.6}
          />
          <FigureText x={x + width / 2} y={TOP[level] + 19} size={17} color={colors.muted}>
            {String(level)}
          </FigureText>
        </G>
      ))}
    </G>
  );
}

interface ArrowProps {
  readonly d: string;
  readonly head: string;
  readonly color: string;
}

function Arrow({ d, head, color }: ArrowProps) {
  return (
    <G>
      <Path d={d} stroke={color} strokeWidth={3.4} fill="none" strokeLinecap="round" />
      <Path d={head} fill={color} />
    </G>
  );
}

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly tone: 'ember' | 'danger' | 'ok';
  readonly children: string;
}

function Badge({ x, y, tone, children }: BadgeProps) {
  const { fill, onFill } = useTheme().colors.tones[tone];
  return (
    <G>
      <Circle cx={x} cy={y} r={17} fill={fill} />
      <FigureText x={x} y={y} size={17} color={onFill}>
        {children}
      </FigureText>
    </G>
  );
}

/** What a step up or down costs. */
export function Climbing() {
  const { ember, danger } = useTheme().colors.tones;
  return (
    <Svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <Profile />
      <Arrow d="M72 160Q100 96 126 108" head="M120 98L136 112L116 116z" color={ember.graphic} />
      <Badge x={84} y={104} tone="ember">
        1
      </Badge>
      <Arrow d="M170 112Q198 48 224 60" head="M218 50L234 64L214 68z" color={ember.graphic} />
      <Badge x={182} y={56} tone="ember">
        1
      </Badge>
      <Arrow d="M274 62Q318 54 330 152" head="M320 148L340 148L331 166z" color={danger.graphic} />
      <Badge x={340} y={84} tone="ember">
        1
      </Badge>
      <IconMark name="heart" color={danger.graphic} size={28} cx={370} cy={112} />
      <FigureText x={370} y={136} size={16} color={danger.text}>
        −2
      </FigureText>
    </Svg>
  );
}

/** Who stands higher hits more easily. */
export function Heights() {
  const { ember, danger, ok } = useTheme().colors.tones;
  return (
    <Svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <Profile />
      <IconMark name="user" color={ember.graphic} size={40} cx={250} cy={54} />
      <IconMark name="skull" color={danger.graphic} size={36} cx={362} cy={150} />
      <IconMark name="skull" color={danger.graphic} size={36} cx={38} cy={150} />
      <Arrow d="M276 56Q330 62 346 118" head="M336 114L356 112L350 130z" color={ok.graphic} />
      <Badge x={330} y={50} tone="ok">
        +2
      </Badge>
      <IconMark name="user" color={ember.graphic} size={40} cx={78} cy={148} />
      <IconMark name="skull" color={danger.graphic} size={36} cx={152} cy={104} />
      <Arrow d="M84 122Q96 90 124 92" head="M120 82L138 94L118 102z" color={danger.graphic} />
      <Badge x={88} y={78} tone="danger">
        −2
      </Badge>
    </Svg>
  );
}
