export const BattleView = () => <p class="notice">Battle comes here.</p>;
